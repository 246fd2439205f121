import type { IncomingMessage } from 'node:http'
import { negotiate } from '@/lib/markdown/negotiate'
import { remember } from '@/lib/remember'
import { isPlainPath, parseTarget } from './request-target'
import { createResource, type Resource } from './resource'

/** What a request is answered with. */
export type Action =
  | { kind: 'serve'; resource: Resource }
  /** With the answer to a normalised API request: its path and query. */
  | { kind: 'serve-api'; path: string; fieldFor?: FieldFor }
  /** By Next itself, for a reason in the words of RFC 9211. */
  | { kind: 'pass'; reason: 'bypass' | 'method'; negotiated: boolean }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' | 'not-acceptable' | 'method-not-allowed' }

/** Reads who asks, before anything is taken from the request; then tells a field of that client's own. */
export type FieldFor = (request: IncomingMessage) => OwnField
/** What goes with a stored answer to one client, as it is when the answer is sent. */
export type OwnField = () => Field | Promise<Field>
export type Field = readonly [name: string, value: string] | readonly []

/** An endpoint whose answers may be stored. */
export interface StoredApi {
  /** Makes of a query the one that stands for all its forms, undefined where the endpoint has to say what is wrong. */
  normalise: (query: URLSearchParams) => string | undefined
  fieldFor?: FieldFor
}

export interface Site {
  pages: readonly string[]
  /** Where a page's markdown is asked for, as no client can; else at the page's own address, by its type. */
  markdownAt?: (page: string) => string
  /** Paths of one representation each. */
  files: readonly string[]
  /** By their paths. */
  apis: Readonly<Record<string, StoredApi>>
  /** Whether Next answers a path that is in none of the lists, by any method; any other one is missing. */
  isPassed: (path: string) => boolean
  /** Whether it answers GET and HEAD of such a path alone. */
  isReadable?: (path: string) => boolean
}

export interface Router {
  route(request: IncomingMessage): Action
  /** The pages, in both variants, and the files. */
  resources: readonly Resource[]
}

type Serve = Extract<Action, { kind: 'serve' }>

const MISSING: Action = { kind: 'missing' }
const NOT_ACCEPTABLE: Action = { kind: 'not-acceptable' }
const METHOD_NOT_ALLOWED: Action = { kind: 'method-not-allowed' }
const PASS: Action = { kind: 'pass', reason: 'bypass', negotiated: false }
const PASS_METHOD: Action = { kind: 'pass', reason: 'method', negotiated: false }
const PASS_PAGE: Action = { kind: 'pass', reason: 'bypass', negotiated: true }

/** Decides on each request by its path, its method and the site's negotiation. */
export function createRouter({ pages, markdownAt = (page) => page, files, apis, ...others }: Site): Router {
  const { isPassed, isReadable = () => false } = others
  const serve = (kind: Resource['kind'], path: string, accept?: string): Serve => {
    return { kind: 'serve', resource: createResource(kind, path, accept) }
  }
  const served = new Map(files.map((path) => [path, serve('file', path)]))
  const storedApis = new Map(Object.entries(apis).map(([path, api]) => [path, rememberActions(path, api)]))
  const variants = new Map(
    pages.map((path) => [
      path,
      { html: serve('page', path, 'text/html'), markdown: serve('page', markdownAt(path), 'text/markdown') },
    ]),
  )
  const twins = new Map([...variants].flatMap(([path, { markdown }]) => twinsOf(path).map((twin) => [twin, markdown])))
  const isPage = (path: string) => variants.has(path)

  return {
    route(request) {
      const { method, url = '', headers } = request
      const safe = method === 'GET' || method === 'HEAD'
      if (safe && headers.rsc === undefined) {
        const page = variants.get(url)
        if (page) return ofVariant(page, variantFor(headers.accept ?? ''))
        const one = served.get(url) ?? twins.get(url)
        if (one) return one
      }
      const { path, search } = parseTarget(url)
      const actionOf = storedApis.get(path)
      if (actionOf) return safe ? actionOf(search) : PASS_METHOD
      const file = served.get(path)
      if (file) return safe ? file : METHOD_NOT_ALLOWED
      const header = (name: string) => headers[name]?.toString()
      const decision = negotiate({ method: method ?? '', path, header }, isPage)
      if (decision.kind === 'redirect') return { kind: 'redirect', location: decision.path + search }
      if (decision.kind !== 'other') return ofVariant(variants.get(decision.path), decision.kind)
      if (isPage(path)) return PASS_PAGE
      if (!isPlainPath(path)) return MISSING
      if (isReadable(path)) return safe ? PASS : METHOD_NOT_ALLOWED
      return isPassed(path) ? PASS : MISSING
    },
    resources: [...[...variants.values()].flatMap(({ html, markdown }) => [html, markdown]), ...served.values()].map(
      ({ resource }) => resource,
    ),
  }
}

type Variants = Record<'html' | 'markdown', Serve>
type Variant = Exclude<ReturnType<typeof negotiate>['kind'], 'redirect'>

/** What a page's plain GET request asks for by its `Accept`, remembered for the headers of late. */
const variantFor = remember((accept): Variant => {
  const header = (name: string) => (name === 'accept' ? accept : undefined)
  const { kind } = negotiate({ method: 'GET', path: '/', header }, (path) => path === '/')
  return kind === 'redirect' ? 'other' : kind
})

function ofVariant(page: Variants | undefined, variant: Variant): Action {
  if (variant === 'not-acceptable') return NOT_ACCEPTABLE
  if (variant === 'method-not-allowed') return METHOD_NOT_ALLOWED
  return page && variant !== 'other' ? page[variant] : MISSING
}

/** What a query's text asks for. */
function rememberActions(path: string, { normalise, fieldFor }: StoredApi): (search: string) => Action {
  return remember((search): Action => {
    const query = normalise(new URLSearchParams(search))
    if (query === undefined) return PASS
    return { kind: 'serve-api', path: query === '' ? path : `${path}?${query}`, fieldFor }
  })
}

/** The paths that stand for a page's markdown, as the site's negotiation has it. */
function twinsOf(page: string): string[] {
  return [`${page}.md`, `${page}/index.md`, `${page}index.md`].filter((path) => {
    const decision = negotiate({ method: 'GET', path, header: () => undefined }, (other) => other === page)
    return decision.kind === 'markdown'
  })
}
