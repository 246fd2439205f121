import { entityTag } from '@/lib/headers/entity-tag'
import { findPage, markdownPath } from '@/lib/site/pages'
import type { Ask, Reply } from './ask'
import { type Finding, fault } from './finding'

const { path: PAGE } = findPage('/about')
const ACCEPTS = ['text/html', 'text/markdown']
const TWINS = [markdownPath(PAGE), `${PAGE}/index.md`]

const isHtml = ({ headers }: Reply) => /^text\/html\b/.test(headers['content-type'] ?? '')
const isMarkdown = ({ headers }: Reply) => /^text\/markdown\b/.test(headers['content-type'] ?? '')

/** Bypasses caches with a URL that nobody has requested before. */
function freshly(ask: Ask, unique: () => string) {
  return (path: string, headers: Record<string, string>) => ask(`${path}?doctor=${unique()}`, { headers })
}

/** Whether both forms of a page come through a proxy or CDN as the site sends them. */
export async function checkPages(ask: Ask, unique: () => string): Promise<Finding[]> {
  const askFreshly = freshly(ask, unique)
  const html = await askFreshly(PAGE, { accept: 'text/html' })
  const markdown = await askFreshly(PAGE, { accept: 'text/markdown' })
  if (!isHtml(html) || !isMarkdown(markdown)) {
    return [
      fault(
        `${PAGE} is not served as HTML or markdown according to Accept. Have the proxy pass Accept on, and its cache respect Vary.`,
      ),
    ]
  }
  const twins = []
  for (const twin of TWINS) twins.push(await askFreshly(twin, {}))
  return [
    ...(await acrossAccept(ask)),
    ...varyOf(html, markdown),
    ...(await rewritten(ask, [html, markdown])),
    ...unlike(markdown, twins),
    ...(await conditional(askFreshly, html, markdown)),
    ...(await refused(askFreshly)),
  ]
}

/** At the URL that everybody asks for, and that a cache may hold. */
async function acrossAccept(ask: Ask): Promise<Finding[]> {
  for (const [accept, isRight] of [
    ['text/html', isHtml],
    ['text/markdown', isMarkdown],
    ['text/html', isHtml],
  ] as const) {
    const response = await ask(PAGE, { headers: { accept } })
    if (isRight(response)) continue
    const type = response.headers['content-type']
    return [
      fault(
        `A cache in front of the site answers Accept: ${accept} with ${type}. Have the cache respect Vary: Accept, or not store pages.`,
      ),
    ]
  }
  return []
}

function varyOf(...responses: Reply[]): Finding[] {
  const wanted = ['accept', 'accept-encoding']
  const lost = wanted.filter((name) =>
    responses.some(
      ({ headers }) =>
        !(headers.vary ?? '')
          .toLowerCase()
          .split(/\s*,\s*/)
          .includes(name),
    ),
  )
  if (lost.length === 0) return []
  return [
    fault(
      `Vary does not name ${lost.join(' or ')}. Have the proxy pass Vary on: without it, caches serve the wrong format.`,
    ),
  ]
}

/** By the tag, which is a digest of what the site sent. Vercel makes its own tags. */
async function rewritten(ask: Ask, forms: readonly [html: Reply, markdown: Reply]): Promise<Finding[]> {
  const names: string[] = []
  for (const [index, first] of forms.entries()) {
    const isPlatforms = first.headers['x-vercel-id'] !== undefined
    if (first.headers.etag === undefined || isPlatforms || hasOwnTag(first)) continue
    // A CDN may take a compressed body apart for clients that want none, under the tag of the compressed one.
    const accept = ACCEPTS[index] ?? ''
    const compressed = []
    for (const encoding of ['br', 'gzip']) {
      compressed.push(await ask(PAGE, { headers: { accept, 'accept-encoding': encoding } }))
    }
    if (!compressed.some(hasOwnTag)) names.push(accept)
  }
  if (names.length === 0) return []
  return [
    fault(
      `The proxy rewrites bodies (${names.join(' and ')}). Turn off anything that injects, minifies or recompresses: the content security policy blocks changed scripts.`,
    ),
  ]
}

function hasOwnTag({ headers, encoded }: Reply): boolean {
  const tag = headers.etag?.replace(/^W\//, '')
  return tag === entityTag(`${headers['content-type']}\n`, encoded) || tag === entityTag(encoded)
}

function unlike(markdown: Reply, twins: readonly Reply[]): Finding[] {
  const different = TWINS.filter((_path, index) => !twins[index]?.body.equals(markdown.body))
  if (different.length === 0) return []
  return [
    fault(
      `${different.join(' and ')} ${different.length === 1 ? 'differs' : 'differ'} from the response to Accept: text/markdown. Have the proxy treat both forms alike.`,
    ),
  ]
}

async function conditional(askFreshly: ReturnType<typeof freshly>, html: Reply, markdown: Reply): Promise<Finding[]> {
  const tags = [html.headers.etag, markdown.headers.etag]
  if (tags.includes(undefined)) {
    return [fault('Pages have no ETag. Have the proxy pass it on: without it, no client gets a 304.')]
  }
  const statuses = []
  for (const [index, accept] of ACCEPTS.entries()) {
    const { status } = await askFreshly(PAGE, { accept, 'if-none-match': String(tags[index]) })
    statuses.push(status)
  }
  if (statuses.every((status) => status === 304)) return []
  return [
    fault(
      `A page's own ETag should get a 304, but gets ${statuses.join(' for HTML and ')} for markdown. Have the proxy pass If-None-Match on.`,
    ),
  ]
}

async function refused(askFreshly: ReturnType<typeof freshly>): Promise<Finding[]> {
  const { status } = await askFreshly(PAGE, { accept: 'image/png' })
  if (status === 406) return []
  return [fault(`Accept: image/png gets ${status}, not 406. Have the proxy pass on Accept and the site's status.`)]
}
