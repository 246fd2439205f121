import { AS_BUILT } from '@/lib/site/cache-control'
import type { Counters } from '@/lib/site/counters'
import { PAGE_VARY } from '@/lib/site/notices'
import {
  FULL_TEXT_MAX_AGE,
  FULL_TEXT_PATH,
  FULL_TEXT_TYPE,
  fullText,
  fullTextPages,
  markdownFields,
  pageMarkdown,
} from '@/lib/site/page-markdown'
import { type Page, pages } from '@/lib/site/pages'
import type { Lifetime } from '@/server/cache/lifetime'
import type { ResponseCache } from '@/server/cache/response-cache'
import { type StoredResponse, storeResponse, type WholeResponse } from '@/server/cache/stored-response'
import type { Next } from './next'

export interface SourcesOptions {
  cache: ResponseCache
  next: Next
  /** The paths of files that Next answers. */
  files: Iterable<string>
  readCounters: () => Promise<Counters>
  /** Of the requests to Next. */
  ownFields: Record<string, string>
  /** Of every response that has none of its own. */
  headers: Record<string, string>
  now: () => number
}

type Source = (signal: AbortSignal) => Promise<StoredResponse>

const ENCODED = 'Accept-Encoding'

/** A page's HTML has its path as key; its markdown has this added. */
export const MARKDOWN = ' as markdown'

/** What pages and files are made from, each by its key in the cache. */
export function createSources(options: SourcesOptions) {
  const { cache, next, files, readCounters, ownFields, headers, now } = options
  const sources = new Map<string, Source>([
    ...pages.map(({ path }): [string, Source] => [path, (signal) => fetchHtml(path, signal)]),
    ...pages.map((page): [string, Source] => [page.path + MARKDOWN, () => makeMarkdown(page)]),
    ...[...files].map((path): [string, Source] => [path, (signal) => fetchFile(path, signal)]),
    [FULL_TEXT_PATH, makeFullText],
  ])

  /** Makes and stores one; `onStart` is called where nobody else is at it already. */
  function load(key: string, onStart = () => {}): Promise<StoredResponse> {
    const source = sources.get(key)
    if (!source) throw new Error(`nothing makes ${key}`)
    return cache.fetch(key, (signal) => {
      onStart()
      return source(signal)
    })
  }

  const findOrLoad = (key: string) => cache.find(key, now()) ?? load(key)

  async function fetchHtml(path: string, signal: AbortSignal): Promise<StoredResponse> {
    const startedAt = now()
    const counters = path === '/' ? await readCounters() : undefined
    const response = await askNext(path, { accept: 'text/html' }, signal, counters)
    const lifetime: Lifetime = counters
      ? { kind: 'until', expiresAt: startedAt + counters.freshSeconds * 1_000 }
      : { kind: 'built', cacheControl: AS_BUILT }
    return storeResponse(response, { lifetime, vary: PAGE_VARY, headers })
  }

  async function makeMarkdown(page: Page): Promise<StoredResponse> {
    const { identity, lifetime } = await findOrLoad(page.path)
    const markdown = pageMarkdown(page, identity.body.toString())
    const { repeated, ofBody } = markdownFields(page, markdown)
    return storeResponse(textResponse(markdown, { ...repeated, ...ofBody }), { lifetime, vary: PAGE_VARY, headers })
  }

  /** Stored no longer than the page that changes soonest. */
  async function makeFullText(): Promise<StoredResponse> {
    const stored = await Promise.all(fullTextPages.map((page) => findOrLoad(page.path + MARKDOWN)))
    const ends = stored.flatMap(({ lifetime }) => (lifetime.kind === 'until' ? [lifetime.expiresAt] : []))
    const expiresAt = Math.min(now() + FULL_TEXT_MAX_AGE * 1_000, ...ends)
    const text = fullText(stored.map(({ identity }) => identity.body.toString()))
    return storeResponse(textResponse(text, { 'Content-Type': FULL_TEXT_TYPE }), {
      lifetime: { kind: 'until', expiresAt },
      vary: ENCODED,
      headers,
    })
  }

  async function fetchFile(path: string, signal: AbortSignal): Promise<StoredResponse> {
    const response = await askNext(path, {}, signal)
    const cacheControl = response.headers.get('cache-control') ?? AS_BUILT
    // Next says this of what it made while it built, for caches that are emptied by each deployment.
    const isDeployed = cacheControl.includes('s-maxage=31536000')
    const lifetime: Lifetime = { kind: 'built', cacheControl: isDeployed ? AS_BUILT : cacheControl }
    return storeResponse(response, { lifetime, vary: ENCODED, headers })
  }

  async function askNext(path: string, fields: Record<string, string>, signal: AbortSignal, counters?: Counters) {
    const response = await next.fetch({ path, headers: { ...ownFields, ...fields }, client: 'site', counters }, signal)
    if (response.status !== 200) throw new Error(`Next answered ${response.status} to ${path}`)
    return response
  }

  return { keys: [...sources.keys()], load }
}

function textResponse(text: string, fields: Record<string, string>): WholeResponse {
  return { status: 200, headers: new Headers(fields), body: Buffer.from(text) }
}
