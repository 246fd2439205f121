import { distance } from 'fastest-levenshtein'
import { type Page, pages } from './pages'

const CLOSEST = 5
/** A longer path is compared by its beginning alone: the cost of a distance grows with the length. */
const COMPARED_CHARACTERS = 120

/**
 * The markdown body for a path that does not exist: the closest pages first, then the entry points. Nothing of the path
 * itself is in it, because whoever made the link wrote that.
 */
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
  const lastSegment = wanted.slice(wanted.lastIndexOf('/'))
  return compared
    .map(({ page, segment }) => {
      const edits = distance(lastSegment, segment)
      // A page that moved to another section keeps its last segment, or most of it.
      const moved = edits <= segment.length * MOVED_SHARE ? edits + 1 : Number.POSITIVE_INFINITY
      return { page, edits: Math.min(distance(wanted, page.path), moved) }
    })
    .sort((a, b) => a.edits - b.edits)
    .slice(0, CLOSEST)
    .map(({ page }) => page)
}

/** What of a last segment may differ where a page is taken for the one that moved. */
const MOVED_SHARE = 1 / 3

const compared: readonly { page: Page; segment: string }[] = pages.map((page) => ({
  page,
  segment: page.path.slice(page.path.lastIndexOf('/')),
}))

/** The path as its page would be addressed: decoded where it can be, in lower case, without an ending such as `.md`. */
function comparable(path: string): string {
  const start = path.slice(0, COMPARED_CHARACTERS)
  let decoded = start
  try {
    decoded = decodeURIComponent(start)
  } catch {
    // Malformed percent-encoding is compared as it is.
  }
  const plain = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.(?:md|html?|php|aspx?)$/, '')
    .replace(/\/$/, '')
  return plain || '/'
}
