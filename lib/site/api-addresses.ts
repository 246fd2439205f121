export const OPENAPI_PATH = '/openapi.json'
export const API_REFERENCE_PATH = '/docs/api'
/** RFC 9727 section 2. */
export const API_CATALOG_PATH = '/.well-known/api-catalog'

/**
 * How openapi.json is labelled, on the wire and in links to it. The registered `application/vnd.oai.openapi+json` is
 * unknown to many clients, and the document states its own format and version.
 */
export const OPENAPI_MEDIA_TYPE = 'application/json'
