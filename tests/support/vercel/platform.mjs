// Loaded into the site's process before anything else: has the deployment's https address lead back to this process.
const { VERCEL_URL, PORT } = process.env
const realFetch = globalThis.fetch

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  const isOwn = url.origin === `https://${VERCEL_URL}`
  return realFetch(isOwn ? `http://localhost:${PORT}${url.pathname}${url.search}` : input, init)
}
