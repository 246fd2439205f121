export const OPENAPI_PATH = '/openapi.json'
export const API_REFERENCE_PATH = '/docs/api'
export const API_CONVENTIONS_PATH = '/docs/api/conventions'

/** The page of the API reference about an endpoint. */
export function referencePath<Name extends string>(path: `/api/${Name}`) {
  return `/docs${path}` as const
}

/** RFC 9727 section 2. */
export const API_CATALOG_PATH = '/.well-known/api-catalog'

/** The type of openapi.json. Many clients do not know the registered `application/vnd.oai.openapi+json`. */
export const OPENAPI_MEDIA_TYPE = 'application/json'
