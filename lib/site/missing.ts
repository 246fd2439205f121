import { distance } from 'fastest-levenshtein'
import { endpoints } from '@/lib/endpoints/endpoints'
import { referencePath } from '@/lib/paths/api-paths'
import { pages } from './pages'

/** A page, or an endpoint, whose link leads to its description. */
interface Suggestion {
  path: string
  title: string
  description: string
  link: string
  /** The parameters of an endpoint. */
  parameters: string[]
}

const references = new Set<string>(endpoints.map(({ path }) => referencePath(path)))

const suggestions: readonly Suggestion[] = [
  ...pages
    .filter(({ path }) => !references.has(path))
    .map(({ path, title, description }) => ({ path, title, description, link: path, parameters: [] })),
  ...endpoints.map(({ path, summary, exampleRequest, parameters }) => ({
    path,
    title: `Endpoint ${path}`,
    description: `${summary}. Example: \`${exampleRequest}\`.`,
    link: referencePath(path),
    parameters: parameters.map(({ name }) => name),
  })),
]

const CLOSEST = 5
const DOMAIN = /[^\s.]\.\p{L}{2}/u
/** Longer paths and queries are cut, because the cost of a distance grows with the length. */
const COMPARED_CHARACTERS = 120

/**
 * The 404's body. A browser shows it as it is written, so each link has its own line. It does not repeat the path,
 * because the author of a link could choose that text.
 */
export function missingBody(closestPaths: readonly string[], siteUrl: string): string {
  const closest = closestPaths.flatMap((path) => suggestions.filter((one) => one.path === path))
  const line = ({ link, title, description }: Suggestion) => `- [${title}](${siteUrl}${link})\n  ${description}`
  return `# Page not found

There is no page at this URL. These come closest, the most likely first:

${closest.map(line).join('\n')}

Other places to start:

- [Home](${siteUrl}/)
- [All pages](${siteUrl}/sitemap)
- [Index for agents](${siteUrl}/llms.txt)
- [How agents should use this site](${siteUrl}/agent-instructions.md)
- [OpenAPI description of the JSON endpoints](${siteUrl}/openapi.json)
- [Sitemap index](${siteUrl}/sitemap-index.xml)
`
}

/**
 * The paths of pages and endpoints that take the fewest edits to reach from `path`, after the endpoint whose parameter
 * `search` sends a domain in.
 */
export function closestPaths(path: string, search = ''): string[] {
  const wanted = comparable(path)
  const wantedSegment = lastSegmentOf(wanted)
  const query = new URLSearchParams(search.slice(0, COMPARED_CHARACTERS))
  const editsTo = ({ path, parameters }: Suggestion) => {
    if (parameters.some((name) => DOMAIN.test(query.get(name) ?? ''))) return 0
    return Math.min(distance(wanted, path), editsIfMoved(wantedSegment, lastSegmentOf(path)))
  }
  return suggestions
    .map((one) => ({ path: one.path, edits: editsTo(one) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, CLOSEST)
    .map((one) => one.path)
}

/** How much of the last segment may differ in a page that has moved. */
const MOVED_SHARE = 1 / 3

/** A page that moved to another section keeps its last segment, or most of it. */
function editsIfMoved(wanted: string, segment: string): number {
  const most = segment.length * MOVED_SHARE
  // Lengths tell the fewest edits. Most pages need no more than that.
  if (Math.abs(wanted.length - segment.length) > most) return Number.POSITIVE_INFINITY
  const edits = distance(wanted, segment)
  return edits <= most ? edits + 1 : Number.POSITIVE_INFINITY
}

const lastSegmentOf = (path: string) => path.slice(path.lastIndexOf('/'))

/** The path in a normal form: percent-decoded if possible, in lower case, without an extension such as `.md`. */
function comparable(path: string): string {
  const start = path.slice(0, COMPARED_CHARACTERS)
  let decoded = start
  try {
    decoded = decodeURIComponent(start)
  } catch {
    // Malformed percent-encoding stays as it is.
  }
  const plain = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.(?:md|html?|php|aspx?)$/, '')
    .replace(/\/$/, '')
  return plain || '/'
}
