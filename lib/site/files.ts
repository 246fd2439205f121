import type { Config } from '@/lib/config'
import { API_CATALOG_PATH, OPENAPI_PATH } from './api-addresses'
import { pages, sections } from './pages'
import { shareImagePath } from './share-image'
import { SKILLS_INDEX_PATH, skillNames, skillPath } from './skill-addresses'

export const FULL_TEXT_PATH = '/llms-full.txt'
export const ROBOTS_PATH = '/robots.txt'

/** The machine-readable files. They ignore `Accept`. A test compares the list with `app/`. */
export const files: readonly string[] = [
  '/llms.txt',
  FULL_TEXT_PATH,
  '/agent-instructions.md',
  OPENAPI_PATH,
  ROBOTS_PATH,
  '/sitemap-index.xml',
  '/sitemap.xml',
  ...sections.map((section) => `/sitemaps/${section}.xml`),
  API_CATALOG_PATH,
  SKILLS_INDEX_PATH,
  ...skillNames.map(skillPath),
  '/manifest.webmanifest',
]

export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** The files that are published only where the owner has set something for them. */
export function ownersFiles({ securityContact }: Pick<Config, 'securityContact'>): string[] {
  return securityContact ? [SECURITY_TXT_PATH] : []
}

/** The pictures. A test compares the list with `app/` and `public/`. */
export const pictures: readonly string[] = [
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/icon-512.png',
  ...pages.map(({ path }) => shareImagePath(path)),
]

/** For load balancers; answered like a file. */
export const HEALTH_PATH = '/healthz'
