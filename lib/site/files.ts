import { API_CATALOG_PATH, OPENAPI_PATH } from './api-addresses'
import { pages, sections } from './pages'
import { shareImagePath } from './share-image'

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

/** What `app/` and `public/` have for eyes alone. A test holds them against both. */
export const pictures: readonly string[] = [
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/icon-512.png',
  ...pages.map(({ path }) => shareImagePath(path)),
]

/** For load balancers: no file, but read like one. */
export const HEALTH_PATH = '/healthz'
