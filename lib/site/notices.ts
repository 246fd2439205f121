import { jsonError, refusedMethod } from '@/lib/endpoints/json-error'
import { sentences } from '@/lib/endpoints/sentences'
import { PREFLIGHT_HEADERS } from '@/lib/headers/open-headers'
import type { WholeResponse } from '@/lib/headers/whole-response'
import { memoize } from '@/lib/memoize'
import { DESCRIBED_BY } from './links'
import { closestPaths, missingBody } from './missing'
import { markdownPath, type Page } from './pages'

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'
/** The `Vary` of pages and of the notices in their place. */
export const PAGE_VARY = 'Accept, Accept-Encoding'

const READ_METHODS = 'GET, HEAD'

/** 204: scripts on other sites may read what is published here. */
export function preflight(): WholeResponse {
  return { status: 204, headers: PREFLIGHT_HEADERS, body: '' }
}

/** 308 to the page's canonical URL. */
export function redirect(location: string): WholeResponse {
  return markdown(308, '', { Location: location })
}

/** 404: nothing is published at `path`. */
export function missing(path: string, search: string, siteUrl: string): WholeResponse {
  return missingBeside([siteUrl, ...closestPaths(path, search)].join(' '))
}

/** The notice for the site and the paths that `text` names. Most requests come closest to the same few paths. */
const missingBeside = memoize((text) => {
  const [siteUrl = '', ...closest] = text.split(' ')
  return markdown(404, missingBody(closest, siteUrl), { Link: DESCRIBED_BY })
})

/** 405 for a page or a file. */
export function methodNotAllowed(path: string, siteUrl: string): WholeResponse {
  const body = `# Method not allowed

The page at ${siteUrl}${path} only supports GET and HEAD. The JSON endpoints are described at ${siteUrl}/openapi.json.
`
  return markdown(405, body, { Allow: READ_METHODS })
}

/** 405 for an endpoint, for methods that its route never sees. */
export function endpointMethodNotAllowed(): WholeResponse {
  return varied(refusedMethod())
}

/** A request that the server's parser refuses, before its path is known. */
export function refused(status: 400 | 408 | 417 | 431, error: string): WholeResponse {
  return varied(jsonError(status, error))
}

/** 406: the page's types and their URLs. */
export function notAcceptable({ path }: Page, siteUrl: string): WholeResponse {
  return markdown(
    406,
    `# Not acceptable

This page comes in two formats, and the \`Accept\` header of the request allows neither:

- \`text/html\` at ${siteUrl}${path}
- \`text/markdown\` at ${siteUrl}${markdownPath(path)}, with any \`Accept\` header

Send \`Accept: text/html\`, \`Accept: text/markdown\`, or no \`Accept\` header.
`,
  )
}

/** 500 or 504: the response could not be made. */
export function failed(status: 500 | 504, path: string): WholeResponse {
  const error = sentences.ourFault
  if (path.startsWith('/api/')) return varied(jsonError(status, error))
  return markdown(status, `# Something went wrong\n\n${error}\n`)
}

function markdown(status: number, body: string, headers: Record<string, string> = {}): WholeResponse {
  const caching = status < 500 ? 'no-cache' : 'no-store'
  return {
    status,
    headers: { 'Content-Type': MARKDOWN_TYPE, 'Cache-Control': caching, Vary: PAGE_VARY, ...headers },
    body,
  }
}

/** As an endpoint's other responses, which come in several encodings. */
function varied(notice: WholeResponse): WholeResponse {
  return { ...notice, headers: { ...notice.headers, Vary: 'Accept-Encoding' } }
}
