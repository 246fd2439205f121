import { parseAccept, rankOf } from './accept'

export type Variant = 'html' | 'markdown'

/** `path` is always a page's own address. */
export type Decision =
  | { kind: Variant | 'not-acceptable' | 'method-not-allowed' | 'redirect'; path: string }
  /** Not a request for a page. */
  | { kind: 'other' }

export interface PageRequest {
  method: string
  /** Without the query. */
  path: string
  header(name: string): string | null | undefined
}

/** What a request asks for, given which paths are pages. */
export function negotiate(request: PageRequest, isPage: (path: string) => boolean): Decision {
  const { method, path } = request
  const twin = pageOfMarkdownPath(path)
  if (twin !== undefined && isPage(twin)) {
    return { kind: isSafe(method) ? 'markdown' : 'method-not-allowed', path: twin }
  }
  const unslashed = path.slice(0, -1)
  if (path.endsWith('/') && !unslashed.endsWith('/') && isPage(unslashed)) return { kind: 'redirect', path: unslashed }
  if (!isPage(path)) return { kind: 'other' }
  // No page has a Server Action either.
  if (!isSafe(method)) return { kind: 'method-not-allowed', path }
  // The client-side router takes neither HTML nor markdown.
  if (request.header('rsc') === '1') return { kind: 'other' }
  return { kind: preferredVariant(request.header('accept')) ?? 'not-acceptable', path }
}

/**
 * The variant that an `Accept` header asks for, undefined where it refuses both. Markdown has to be named to win, by
 * rank or by a tie; unnamed, it is what is left where a wildcard admits it and HTML is refused.
 */
export function preferredVariant(accept: string | null | undefined): Variant | undefined {
  const ranges = parseAccept(accept ?? '')
  if (ranges.length === 0) return 'html'
  const html = rankOf(ranges, 'text/html')
  const markdown = rankOf(ranges, 'text/markdown')
  const canBeMarkdown = markdown.weight > 0 && markdown.weight >= html.weight
  if (canBeMarkdown && (markdown.named || html.weight === 0)) return 'markdown'
  return html.weight > 0 ? 'html' : undefined
}

/** `/guides/a` for `/guides/a.md` and `/guides/a/index.md`, `/` for `/index.md`, undefined for any other form. */
function pageOfMarkdownPath(path: string): string | undefined {
  if (path === '/index.md') return '/'
  const suffix = ['/index.md', '.md'].find((ending) => path.endsWith(ending))
  const page = suffix && path.slice(0, -suffix.length)
  return page?.endsWith('/') ? undefined : page
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
