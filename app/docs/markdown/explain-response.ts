import { type MediaRange, parseAccept, preferredVariant, type Rank, rankOf } from '@/lib/markdown/accept'

export interface Explanation {
  response: string
  /** One sentence. */
  reason: string
  /** The entries that are well formed; the others count for nothing. */
  ranges: MediaRange[]
}

const RESPONSES = {
  html: '200, as HTML',
  markdown: '200, as markdown',
  'not-acceptable': '406 Not Acceptable',
} as const

/** The response to a GET of a page with this `Accept`, ranked by the code that serves pages, and why. */
export function explainResponse(accept: string): Explanation {
  const variant = preferredVariant(accept)
  const ranges = parseAccept(accept)
  return { response: RESPONSES[variant], reason: reasonFor(variant, accept, ranges), ranges }
}

function reasonFor(kind: string, accept: string, ranges: MediaRange[]): string {
  if (!accept.trim()) return 'Without the header, you get the same page as a browser.'
  if (ranges.length === 0) return 'No entry is well formed, so the header is ignored.'
  const html = rankOf(ranges, 'text/html')
  const markdown = rankOf(ranges, 'text/markdown')
  if (kind === 'not-acceptable') return 'It accepts neither text/html nor text/markdown.'
  return kind === 'markdown' ? whyMarkdown(html, markdown) : whyHtml(html, markdown)
}

function whyMarkdown(html: Rank, markdown: Rank): string {
  if (!markdown.named) return 'HTML is refused and a wildcard allows markdown, so markdown is left.'
  if (html.weight === 0) return 'It names text/markdown and does not accept HTML.'
  if (html.weight === markdown.weight) return `Both have q=${html.weight}. In a tie, markdown wins if it is named.`
  return `It names text/markdown with q=${markdown.weight}, above HTML with q=${html.weight}.`
}

function whyHtml(html: Rank, markdown: Rank): string {
  if (markdown.weight === 0)
    return markdown.named ? 'It refuses text/markdown with q=0.' : 'It does not accept markdown.'
  if (markdown.named) return `HTML has q=${html.weight}, above text/markdown with q=${markdown.weight}.`
  return 'Only a wildcard allows markdown, and a wildcard never counts as asking for it.'
}
