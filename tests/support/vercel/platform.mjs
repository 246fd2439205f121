// Loaded first into the site's process. Requests to the deployment's public address come back to this process. The
// generated address is behind Deployment Protection, as on the platform.
const { VERCEL_URL, VERCEL_PROJECT_PRODUCTION_URL, PORT } = process.env
const realFetch = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input)
  if (origin === `https://${VERCEL_URL}`) return new Response('Authentication Required', { status: 401 })
  const isOwn = origin === `https://${VERCEL_PROJECT_PRODUCTION_URL}`
  return realFetch(isOwn ? `http://localhost:${PORT}${pathname}${search}` : input, init)
}
