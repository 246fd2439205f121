/** Open a public text to scripts on other sites. Endpoints expose more (`lib/endpoints/headers.ts`). */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link, ETag, X-Markdown-Tokens',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Let those scripts send GET and HEAD with any header. A browser remembers it for a day. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}
