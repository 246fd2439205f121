import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder, config } from '@/lib/config'
import { UpstreamError } from './errors'
import { fetchUpstream, type UpstreamAnswer } from './fetch-upstream'

// Next bundles its routes apart from `server.ts`, so what one knows and the other asks for meets on the global object.
const shared = globalThis as { [key: symbol]: string | undefined }
const ORIGIN = Symbol.for('site.own-origin')

const TO_REVALIDATE = 'public, max-age=0, must-revalidate'
/** The caching of a page that stays as it was built as long as this process, or this deployment, is there. */
export const AS_BUILT = { 'cache-control': 's-maxage=31536000' }

/** A page that is not in memory yet may wait for a database that is just starting, and the cache waits as long. */
const DEADLINE_MS = 15_000

/** Tells where this process listens. */
export function announceOrigin(origin: string): void {
  shared[ORIGIN] = origin
}

/** An answer of this site, asked for at an address that no request can name. Throws `UpstreamError` unless it is a 200. */
export async function fetchOwn(path: string, accept: string, deadlineMs?: number): Promise<UpstreamAnswer> {
  const { vercel, port } = config()
  const origin = vercel?.origin ?? shared[ORIGIN] ?? `http://localhost:${port}`
  const fields = {
    Accept: accept,
    'Accept-Encoding': 'identity',
    ...(vercel?.bypassSecret && { 'x-vercel-protection-bypass': vercel.bypassSecret }),
  }
  const answer = await fetchUpstream(new URL(path, origin), { headers: fields }, deadlineMs)
  const { status } = answer
  if (status !== 200) throw new UpstreamError('status', `${path} of this site answered ${status}`, { status })
  return answer
}

/** A page's HTML, with the caching fields that it came with. Throws `UpstreamError`. */
export async function fetchOwnPage(path: string): Promise<{ html: string; caching: Record<string, string> }> {
  const built = await readBuiltPage(path)
  if (built !== undefined) return { html: built, caching: AS_BUILT }
  const { headers, body } = await fetchOwn(path, 'text/html', DEADLINE_MS)
  return { html: new TextDecoder().decode(body), caching: cachingOf(headers) }
}

/** A page as the build made it, which Vercel deploys beside the functions that read it; undefined for all others. */
async function readBuiltPage(path: string): Promise<string | undefined> {
  const settings = config()
  if (!settings.vercel) return undefined
  const file = join(process.cwd(), buildFolder(settings), 'server/app', `${path}.html`)
  return readFile(/* turbopackIgnore: true */ file, 'utf8').catch(() => undefined)
}

/** To clients, a page that stays as it was built is one to revalidate; its caches are replaced together with it. */
function cachingOf(headers: Headers): Record<string, string> {
  const cacheControl = headers.get('cache-control') ?? ''
  // Vercel's cache keeps for itself how long it may keep a page.
  if (!config().vercel && cacheControl === TO_REVALIDATE) return AS_BUILT
  return { 'cache-control': cacheControl, age: headers.get('age') ?? '0' }
}
