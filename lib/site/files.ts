import type { Config } from '@/lib/config'
import { API_CATALOG_PATH, OPENAPI_PATH } from '@/lib/paths/api-paths'
import { SKILLS_INDEX_PATH, skillNames, skillPath } from '@/lib/paths/skill-paths'
import { pictureNames, picturePath } from './example-pictures'
import { pages, type Section, sections } from './pages'
import { shareImagePath } from './share-image'

/** The sections whose pages share a folder, which has the texts of the section. */
export const sectionsWithTexts: readonly Section[] = sections.filter((section) => section !== 'site')

/** The index of the site for agents, or of one section. */
export function llmsTxtPath(section?: Section): string {
  return `${folderOf(section)}/llms.txt`
}

/** The text of the site's pages, or of one section's. */
export function fullTextPath(section?: Section): string {
  return `${folderOf(section)}/llms-full.txt`
}

function folderOf(section?: Section): string {
  return section ? `/${section}` : ''
}

/** The build makes them of the pages' markdown. */
export const textPaths: readonly string[] = [undefined, ...sectionsWithTexts].flatMap((section) => [
  llmsTxtPath(section),
  fullTextPath(section),
])

/** The build makes it of the pages' HTML. */
export const SEARCH_INDEX_PATH = '/docs/search-index.json'

export const ROBOTS_PATH = '/robots.txt'

/** The machine-readable files. They ignore `Accept`. A test compares the list with `app/`. */
export const files: readonly string[] = [
  ...textPaths,
  '/agent-instructions.md',
  OPENAPI_PATH,
  ROBOTS_PATH,
  '/sitemap-index.xml',
  '/sitemap.xml',
  ...sections.map((section) => `/sitemaps/${section}.xml`),
  API_CATALOG_PATH,
  SKILLS_INDEX_PATH,
  ...skillNames.map(skillPath),
  SEARCH_INDEX_PATH,
  '/manifest.webmanifest',
]

export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** The files that are published only where the owner has set something for them. */
export function optionalFiles({ securityContact }: Pick<Config, 'securityContact'>): string[] {
  return securityContact ? [SECURITY_TXT_PATH] : []
}

/** The pictures. A test compares the list with `app/` and `public/`. */
export const pictures: readonly string[] = [
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/icon-512.png',
  ...pictureNames.flatMap((name) => [picturePath(name, 'light'), picturePath(name, 'dark')]),
  ...pages.map(({ path }) => shareImagePath(path)),
]

/** The folder of the pages' scripts. The build names each by its contents, so no list has them. */
export const SCRIPT_FOLDER = '/scripts/'

/** For load balancers. A route answers it. */
export const HEALTH_PATH = '/healthz'
