import { type ContentNode, isElement } from './content-node'
import { delimiters, type Emphasis, isEmphasis } from './emphasis'
import { escapeAddress, escapePipes, escapeText, type Place } from './escape'

export type Token =
  | { kind: 'text' | 'code'; text: string }
  /** Markdown that is whole in itself. */
  | { kind: 'atom'; markdown: string }
  | { kind: 'break' }
  | { kind: 'open' | 'close'; tag: string; href?: string }

/** The inline markdown of a block that holds text only. */
export function phrasing(block: ContentNode, place: Place): string {
  const tokens: Token[] = []
  collect(block, place, tokens)
  const pieces = tokens.map((token, at) => render(token, tokens[at + 1], place))
  for (const [open, close] of emphasised(tokens)) {
    const tag = (tokens[open] as { tag: Emphasis }).tag
    const [before, after] = delimiters(tag, {
      before: pieces[open - 1],
      first: pieces[open + 1],
      last: pieces[close - 1],
      after: pieces[close + 1],
      touchesOther: touchesEmphasis(tokens[open - 1]) || touchesEmphasis(tokens[close + 1]),
    })
    pieces[open] = before
    pieces[close] = after
  }
  return pieces.join('')
}

function collect(parent: ContentNode, place: Place, tokens: Token[]): void {
  for (const child of parent.childNodes) {
    if (!isElement(child)) {
      append(tokens, { kind: 'text', text: child.textContent ?? '' })
      continue
    }
    const element: ContentNode = child
    const tag = element.tagName.toLowerCase()
    if (tag === 'br') append(tokens, { kind: 'break' })
    else if (tag === 'span') collect(element, place, tokens)
    else if (tag === 'img') append(tokens, { kind: 'atom', markdown: image(element, place) })
    else if (tag === 'code') collectCode(element, tokens)
    else {
      append(tokens, { kind: 'open', tag, href: element.getAttribute('href') ?? undefined })
      collect(element, place, tokens)
      append(tokens, { kind: 'close', tag, href: element.getAttribute('href') ?? undefined })
    }
  }
}

function collectCode(code: ContentNode, tokens: Token[]): void {
  for (const child of code.childNodes) {
    const isBreak = isElement(child) && child.tagName === 'BR'
    append(tokens, isBreak ? { kind: 'break' } : { kind: 'code', text: child.textContent ?? '' })
  }
}

/** Joins what markdown cannot keep apart: two spans of code, or of one kind of emphasis, with nothing in between. */
function append(tokens: Token[], token: Token): void {
  const last = tokens.at(-1)
  if (last?.kind === 'close' && token.kind === 'open' && last.tag === token.tag && token.tag !== 'a') {
    tokens.pop()
  } else if ((last?.kind === 'text' || last?.kind === 'code') && last.kind === token.kind) {
    tokens[tokens.length - 1] = { kind: last.kind, text: last.text + token.text }
  } else tokens.push(token)
}

/** Emphasis comes out as a mark that stands for it: which delimiter it takes depends on its neighbours. */
function render(token: Token, next: Token | undefined, place: Place): string {
  switch (token.kind) {
    case 'text': {
      const escaped = escapeText(token.text, place)
      const looksLikeImage = next?.kind === 'open' && next.tag === 'a' && escaped.endsWith('!')
      return looksLikeImage ? `${escaped.slice(0, -1)}\\!` : escaped
    }
    case 'code':
      return codeSpan(token.text, place)
    case 'atom':
      return token.markdown
    case 'break':
      return place === 'cell' ? '<br>' : '\\\n'
    case 'open':
      return token.tag === 'a' ? '[' : `<${token.tag}>`
    case 'close':
      return token.tag === 'a' ? `](${escapeAddress(token.href ?? '', place)})` : `</${token.tag}>`
  }
}

function codeSpan(text: string, place: Place): string {
  // Inside a table a backslash before a pipe cannot be written between back-ticks.
  if (place === 'cell' && text.includes('\\|')) {
    return `<code>${escapeText(text, 'paragraph').replaceAll('|', '&#124;')}</code>`
  }
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  const span = `${fence}${padding}${text}${padding}${fence}`
  return place === 'cell' ? escapePipes(span) : span
}

function image(element: ContentNode, place: Place): string {
  const alt = (element.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim()
  return `![${escapeText(alt, place)}](${escapeAddress(element.getAttribute('src') ?? '', place)})`
}

/** The positions at which each emphasis opens and closes. */
function emphasised(tokens: Token[]): [open: number, close: number][] {
  const pairs: [number, number][] = []
  const open: number[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'open') open.push(at)
    else if (token.kind === 'close') {
      const start = open.pop()
      if (start !== undefined && isEmphasis(token.tag)) pairs.push([start, at])
    }
  }
  return pairs
}

function touchesEmphasis(token: Token | undefined): boolean {
  return (token?.kind === 'open' || token?.kind === 'close') && isEmphasis(token.tag)
}
