FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base

FROM base AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Written into the pages, so the server has to be started with the same ones.
ARG SITE_URL
ARG SITE_NAME
ARG APP_URL
ARG CONTACT
ARG SAMPLE_DATA
RUN SITE_URL="$SITE_URL" SITE_NAME="$SITE_NAME" APP_URL="$APP_URL" CONTACT="$CONTACT" SAMPLE_DATA="$SAMPLE_DATA" npm run build && npm prune --omit=dev

FROM base
ARG SITE_URL
ARG SITE_NAME
ARG APP_URL
ARG CONTACT
ARG SAMPLE_DATA
ENV NODE_ENV=production SITE_URL=$SITE_URL SITE_NAME=$SITE_NAME APP_URL=$APP_URL CONTACT=$CONTACT SAMPLE_DATA=$SAMPLE_DATA
WORKDIR /site
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/package.json ./
COPY --from=build /site/dist dist
USER node
EXPOSE 3000
# Linux connects to this machine where HOST is 0.0.0.0 or ::, which mean all addresses.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "require('node:http').get({ host: process.env.HOST || 'localhost', port: process.env.PORT || 3000, path: '/healthz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))"]
CMD ["node", "dist/server.js"]
