import { API_CATALOG_PATH, OPENAPI_PATH } from './api-addresses'
import { sections } from './pages'

/** The machine-readable files: no pages, so `Accept` is not negotiated for them. A test holds them against `app/`. */
export const files: readonly string[] = [
  '/llms.txt',
  '/llms-full.txt',
  '/agent-instructions.md',
  OPENAPI_PATH,
  '/robots.txt',
  '/sitemap-index.xml',
  '/sitemap.xml',
  ...sections.map((section) => `/sitemaps/${section}.xml`),
  API_CATALOG_PATH,
  '/manifest.webmanifest',
]
