import { distance } from 'fastest-levenshtein'
import { type Page, pages } from './pages'

const CLOSEST = 5
/** Longer paths are cut, because the cost of a distance grows with the length. */
const COMPARED_CHARACTERS = 120

/** The 404's body. It does not repeat the path, because the author of a link could choose that text. */
export function missingBody(closest: readonly Page[], siteUrl: string): string {
  const link = ({ path, title, description }: Page) => `- [${title}](${siteUrl}${path}): ${description}`
  return `# Page not found

Nothing is published at this address. These pages come closest to it:

${closest.map(link).join('\n')}

Other ways in:

- [Home](${siteUrl}/)
- [All pages](${siteUrl}/sitemap)
- [Index of this site for agents](${siteUrl}/llms.txt)
- [How agents should call this site](${siteUrl}/agent-instructions.md)
- [OpenAPI description of the JSON endpoints](${siteUrl}/openapi.json)
- [Sitemap index](${siteUrl}/sitemap-index.xml)
`
}

/** The pages whose paths take the fewest edits to reach from `path`. */
export function closestPages(path: string): Page[] {
  const wanted = comparable(path)
  const wantedSegment = lastSegmentOf(wanted)
  return pages
    .map((page) => ({
      page,
      edits: Math.min(distance(wanted, page.path), editsIfMoved(wantedSegment, lastSegmentOf(page.path))),
    }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, CLOSEST)
    .map(({ page }) => page)
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
