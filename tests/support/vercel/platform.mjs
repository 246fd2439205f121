// Loaded into the site's process before anything else: has the deployment's public https address lead back to this
// process. Its generated one is behind Deployment Protection, as it is on the platform.
const { VERCEL_URL, VERCEL_PROJECT_PRODUCTION_URL, PORT } = process.env
const realFetch = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input)
  if (origin === `https://${VERCEL_URL}`) return new Response('Authentication Required', { status: 401 })
  const isOwn = origin === `https://${VERCEL_PROJECT_PRODUCTION_URL}`
  return realFetch(isOwn ? `http://localhost:${PORT}${pathname}${search}` : input, init)
}
