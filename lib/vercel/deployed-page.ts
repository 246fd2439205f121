import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder, config } from '@/lib/config'
import { UpstreamError } from '@/lib/errors'
import { pageMarkdown } from '@/lib/site/page-markdown'
import type { Page } from '@/lib/site/pages'
import { fetchUpstream } from '@/lib/upstream/fetch-upstream'

interface DeployedMarkdown {
  markdown: string
  /** The caching fields of the page's HTML. */
  caching: Record<string, string>
}

/** For the platform's cache, which each deployment empties. */
const WHILE_DEPLOYED = { 'cache-control': 's-maxage=31536000' }
/** A render may wait for a database that is starting. */
const DEADLINE_MS = 15_000

/** The markdown of built pages, by path. */
const made = new Map<string, DeployedMarkdown>()

/** A page's markdown on a host that runs Next alone. Throws `UpstreamError`. */
export async function readDeployedMarkdown(page: Page): Promise<DeployedMarkdown> {
  const { path } = page
  const known = made.get(path)
  if (known) return known
  const built = await readBuilt(path)
  if (built === undefined) return fetchRendered(page)
  const result = { markdown: pageMarkdown(page, built), caching: WHILE_DEPLOYED }
  made.set(path, result)
  return result
}

/** A page's HTML from the build, deployed beside the functions; undefined for the home page. */
function readBuilt(path: string): Promise<string | undefined> {
  const file = join(process.cwd(), buildFolder(config()), 'server/app', `${path}.html`)
  return readFile(/* turbopackIgnore: true */ file, 'utf8').catch(() => undefined)
}

/** Fetches a page that is rendered per request, at an address that no request can choose. */
async function fetchRendered(page: Page): Promise<DeployedMarkdown> {
  const { path } = page
  const { vercel, port } = config()
  const url = new URL(path, vercel?.origin ?? `http://localhost:${port}`)
  const headers = {
    Accept: 'text/html',
    'Accept-Encoding': 'identity',
    ...(vercel?.bypassSecret && { 'x-vercel-protection-bypass': vercel.bypassSecret }),
  }
  const answer = await fetchUpstream(url, { headers }, DEADLINE_MS)
  const { status } = answer
  if (status !== 200) throw new UpstreamError('status', `${path} of this site answered ${status}`, { status })
  const caching = {
    'cache-control': answer.headers.get('cache-control') ?? 'no-store',
    age: answer.headers.get('age') ?? '0',
  }
  return { markdown: pageMarkdown(page, new TextDecoder().decode(answer.body)), caching }
}
