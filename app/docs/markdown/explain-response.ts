import { type MediaRange, type Preference, parseAccept, preferredVariant, rankOf } from '@/lib/markdown/accept'

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
  const { variant, reason } = preferredVariant(accept)
  const ranges = parseAccept(accept)
  const html = rankOf(ranges, 'text/html').weight
  const markdown = rankOf(ranges, 'text/markdown').weight
  return { response: RESPONSES[variant], reason: sentenceFor(reason, html, markdown), ranges }
}

function sentenceFor(reason: Preference['reason'], html: number, markdown: number): string {
  switch (reason) {
    case 'no-accept':
      return 'Without the header, you get the same page as a browser.'
    case 'malformed-accept':
      return 'No entry is well formed, so the header is ignored.'
    case 'neither-accepted':
      return 'It accepts neither text/html nor text/markdown.'
    case 'html-refused':
      return 'HTML is refused and a wildcard allows markdown, so markdown is left.'
    case 'markdown-named':
      if (html === 0) return 'It names text/markdown and does not accept HTML.'
      if (html === markdown) return `Both have q=${html}. In a tie, markdown wins if it is named.`
      return `It names text/markdown with q=${markdown}, above HTML with q=${html}.`
    case 'html-preferred':
      if (markdown === 0) return 'It refuses text/markdown with q=0.'
      return `HTML has q=${html}, above text/markdown with q=${markdown}.`
    case 'markdown-not-named':
      if (markdown === 0) return 'It does not accept markdown.'
      return 'Only a wildcard allows markdown, and a wildcard never counts as asking for it.'
  }
}
