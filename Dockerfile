# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
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

FROM node:24-bookworm-slim
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
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "require('node:http').get({ host: process.env.HOST || 'localhost', port: process.env.PORT || 3000, path: '/healthz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))"]
CMD ["node", "dist/server.js"]
