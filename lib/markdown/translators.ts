import type { TranslatorConfigObject } from 'node-html-markdown'
import { type ContentNode, type ContentVisitor, childElements } from './content-node'
import { escapeHeadingEnd, escapeLineStarts } from './escape'
import { phrasing } from './phrasing'
import { tableMarkdown } from './table'

const MAX_ITEM_NUMBER = 999_999_999

/** How `node-html-markdown` writes the blocks of a page's content. Each block is its own text, without lines around. */
export const translators: TranslatorConfigObject = {
  main: ({ node, visitor }) => block(join(blocks(node, visitor))),
  p: ({ node }) => block(escapeLineStarts(phrasing(node, 'paragraph'))),
  'h1,h2,h3,h4,h5,h6': ({ node }) =>
    block(`${'#'.repeat(Number(node.tagName.charAt(1)))} ${escapeHeadingEnd(phrasing(node, 'heading'))}`),
  blockquote: ({ node, visitor }) => block(prefixLines(join(blocks(node, visitor)), '> ', '> ')),
  'ul,ol': ({ node, visitor }) => block(list(node, visitor)),
  pre: ({ node }) => block(fenced(node.textContent ?? '', node.getAttribute('language') ?? '')),
  table: ({ node }) => block(tableMarkdown(node)),
  // Three hyphens could underline a paragraph or, after a bullet, be a rule that swallows it.
  hr: () => block('***'),
}

function block(content: string) {
  return { content, surroundingNewlines: false, recurse: false } as const
}

interface Block {
  node: ContentNode
  markdown: string
}

/**
 * The blocks in a container, empty ones left out, each written to a result of its own: the visitor looks through
 * everything written so far at every step, which takes quadratic time on a long page.
 */
function blocks(container: ContentNode, visitor: ContentVisitor): Block[] {
  const outer = visitor.result
  const written: Block[] = []
  for (const node of childElements(container)) {
    // Two lists in a row would be read as one, were their markers the same.
    const previous = written.at(-1)?.node
    if (previous?.tagName === node.tagName && !previous.hasAttribute('alternate')) node.setAttribute('alternate', '')
    visitor.result = { text: '', trailingNewlineStats: { whitespace: 0, newLines: 0 } }
    visitor.visitNode(node)
    if (visitor.result.text) written.push({ node, markdown: visitor.result.text })
  }
  visitor.result = outer
  return written
}

function list(node: ContentNode, visitor: ContentVisitor): string {
  const isOrdered = node.tagName.toLowerCase() === 'ol'
  const nodes = childElements(node)
  const step = node.hasAttribute('reversed') ? -1 : 1
  let number = wholeNumber(node.getAttribute('start')) ?? (step < 0 ? nodes.length : 1)
  let isLoose = false
  const items: string[] = []
  for (const item of nodes) {
    number = wholeNumber(item.getAttribute('value')) ?? number
    const parts = blocks(item, visitor)
    if (parts.length > 0) {
      const isTight = parts.length === 1 || isTightPair(parts)
      isLoose ||= !isTight
      const marker = isOrdered ? numberMarker(number, node) : node.hasAttribute('alternate') ? '+ ' : '- '
      items.push(prefixLines(join(parts, isTight ? '\n' : '\n\n'), marker, ' '.repeat(marker.length)))
    }
    number += step
  }
  return items.join(isLoose ? '\n\n' : '\n')
}

/** Whether a list may follow its paragraph on the next line: a numbered one only if it counts from one. */
function isTightPair(parts: Block[]): boolean {
  const [first, second] = parts
  if (parts.length !== 2 || first?.node.tagName !== 'P' || !second) return false
  // micromark joins the lines of code that opens a list right after a paragraph.
  if (second.markdown.includes('```')) return false
  const countsFromOne =
    !second.node.hasAttribute('reversed') && (wholeNumber(second.node.getAttribute('start')) ?? 1) === 1
  return second.node.tagName === 'UL' || (second.node.tagName === 'OL' && countsFromOne)
}

function join(parts: Block[], separator = '\n\n'): string {
  return parts.map(({ markdown }) => markdown).join(separator)
}

function numberMarker(number: number, list: ContentNode): string {
  const shown = Math.min(Math.max(number, 0), MAX_ITEM_NUMBER)
  return `${shown}${list.hasAttribute('alternate') ? ')' : '.'} `
}

function wholeNumber(text: string | null | undefined): number | undefined {
  return /^\s*-?\d+/.test(text ?? '') ? Number.parseInt(text ?? '', 10) : undefined
}

function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** Blank lines get no white space that nobody sees. */
function prefixLines(markdown: string, first: string, others: string): string {
  const prefixed = markdown
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line ? others + line : others.trimEnd()))
  return prefixed.join('\n')
}
