import type { TranslatorConfig, TranslatorConfigFactory, TranslatorConfigObject } from 'node-html-markdown'
import { escapeHeadingEnd, escapeLineStart, escapePipes, escapeText, escapeUrl } from './escape'

type Element = Parameters<TranslatorConfigFactory>[0]['node']
type Node = Pick<Element, 'childNodes' | 'nodeType' | 'parentNode' | 'textContent'>

const TEXT_NODE = 3

/** Replaces what `node-html-markdown` does badly for our pages. `pageUrl` is the base of relative links. */
export function translators(pageUrl: string): TranslatorConfigObject {
  const absolute = (url: string) => escapeUrl(new URL(url, pageUrl).href)
  return {
    'strong,b': emphasis('**', 'strong'),
    'em,i': emphasis('_', 'em'),
    'del,s,strike': emphasis('~~', 'del'),
    // The library loses code in links and rewrites characters of their URLs.
    a: ({ node, visitor: { result } }) => {
      const href = node.getAttribute('href')
      if (!href) return {}
      // Otherwise the link would be an image.
      result.text = result.text.replace(/!$/, '\\!')
      return { prefix: '[', postfix: `](${absolute(href)})` }
    },
    img: ({ node }) => ({
      content: `![${escapeText(node.getAttribute('alt') ?? '').replace(/\s+/g, ' ')}](${absolute(node.getAttribute('src') ?? '')})`,
    }),
    // Text after a newline could be read as the start of another block.
    br: { content: '<br>' },
    'h1,h2,h3,h4,h5,h6': ({ node }) => ({
      prefix: `${'#'.repeat(Number(node.tagName.charAt(1)))} `,
      postprocess: ({ content }) => escapeHeadingEnd(content.trim()),
    }),
    'p,dd,div,figcaption,summary': {
      surroundingNewlines: 2,
      postprocess: ({ content, node }) => escapeFirstText(content.trim(), node),
    },
    // A hard break, because a paragraph of bold text alone looks like a heading.
    dt: {
      postprocess: ({ content, node }) => `**${content.trim()}**${beginsWithText(node.nextElementSibling) ? '\\' : ''}`,
    },
    dl: { postprocess: ({ content }) => content.trim().replace(/^(\*\*.*\*\*\\)\n\n/gm, '$1\n') },
    code: ({ node }) => ({ content: codeSpan(node.textContent ?? '', node.closest('td, th') !== null) }),
    pre: ({ node }) => ({
      content: codeBlock(preText(node), node.querySelector('code')?.getAttribute('class') ?? ''),
    }),
    blockquote: { postprocess: ({ content }) => prefixLines(content.trim(), '> ', '> ') },
    // The library joins an item's paragraphs into one.
    'ol,ul': ({ node, parent }) => ({
      // Only a list that starts at 1 may follow text on the next line. There, micromark joins the lines of code.
      surroundingNewlines:
        parent?.tagName === 'LI' && !node.hasAttribute('start') && node.querySelector('pre') === null ? 1 : 2,
    }),
    li: ({ listKind, listItemNumber = 1, parent }) => {
      const first = Number(parent?.getAttribute('start') ?? 1)
      const [bullet, dot] = parent && touchesList(parent) ? ['* ', ') '] : ['- ', '. ']
      const marker = listKind === 'OL' ? `${first + listItemNumber - 1}${dot}` : bullet
      return {
        surroundingNewlines: 1,
        postprocess: ({ content, node }) => item(escapeFirstText(content.trim(), node), marker),
      }
    },
    // The library loses code in cells and pads the cells.
    table: ({ node }) => ({
      postprocess: ({ content }) => {
        const ruler = `|${' --- |'.repeat(node.querySelector('tr')?.querySelectorAll('th, td').length ?? 0)}`
        return content.replace('\n', `\n${ruler}\n`)
      },
    }),
    'thead,tbody': { surroundingNewlines: false },
    tr: {
      surroundingNewlines: false,
      prefix: '| ',
      postfix: '\n',
      postprocess: ({ content }) => content.trimEnd(),
    },
    'td,th': ({ node }) => ({
      surroundingNewlines: false,
      preserveIfEmpty: true,
      postfix: node.innerHTML.trim() ? ' | ' : '| ',
      postprocess: ({ content }) => escapePipes(content.trim().replace(/\s*\n\s*/g, '<br>')),
    }),
  }
}

/** The library deletes the mark's characters from the text. Beside a letter `mark` is ambiguous, so a tag is used. */
function emphasis(mark: string, tag: string): TranslatorConfig {
  return {
    postprocess: ({ content, node, visitor }) => {
      const text = content.trim()
      if (!text) return content
      const [before = '', after = ''] = content.split(text)
      const neighbours = [
        before || visitor.result.text.at(-content.length - 1),
        after || node.nextSibling?.textContent?.at(0),
      ]
      const isApart = neighbours.every((char) => !char || /^[\s\p{P}]/u.test(char))
      return before + (isApart ? mark + text + mark : `<${tag}>${text}</${tag}>`) + after
    },
  }
}

/** Blocks with marks at the start of their lines. */
const MARKED = /^(?:BLOCKQUOTE|H[1-6R]|OL|PRE|TABLE|UL)$/

/** Whether a block begins with text, which can stand in the line after a term. */
function beginsWithText(block: Node | null): boolean {
  if (!block || MARKED.test(tagOf(block))) return false
  const first = contentOf(block).at(0)
  return first ? beginsWithText(first) : isContent(block)
}

/** Whether a list follows another of its kind, which would go on with its items. Then one of them has other marks. */
function touchesList(list: Node): boolean {
  const before = previousContent(list)
  return before !== undefined && tagOf(before) === tagOf(list) && !touchesList(before)
}

/** The list or other content right before a node, in its own or in an enclosing block; undefined in a new item. */
function previousContent(node: Node): Node | undefined {
  const parent = node.parentNode as Node | null
  if (!parent) return undefined
  const siblings = contentOf(parent)
  let before = siblings[siblings.indexOf(node) - 1]
  if (!before) return ['BLOCKQUOTE', 'LI', 'TD'].includes(tagOf(parent)) ? undefined : previousContent(parent)
  while (!MARKED.test(tagOf(before))) {
    const last = contentOf(before).at(-1)
    if (!last) break
    before = last
  }
  return before
}

function contentOf(node: Node): Node[] {
  return ([...node.childNodes] as Node[]).filter(isContent)
}

function isContent(node: Node): boolean {
  return Boolean(node.textContent?.trim()) || ['HR', 'IMG', 'PRE'].includes(tagOf(node))
}

function tagOf(node: Node): string {
  return 'tagName' in node && typeof node.tagName === 'string' ? node.tagName : ''
}

/** Escapes the start of a block, unless it starts with another block. */
function escapeFirstText(markdown: string, block: Element): string {
  const first = contentOf(block).at(0)
  return first?.nodeType === TEXT_NODE ? escapeLineStart(markdown) : markdown
}

function codeSpan(code: string, isInCell: boolean): string {
  if (!code) return ''
  // In a table, a backslash before a pipe cannot be written between back-ticks.
  if (isInCell && code.includes('\\|')) return `<code>${escapeText(code).replaceAll('|', '&#124;')}</code>`
  const fence = fenceOf(code, 1)
  // A space on both sides belongs to the marks.
  const padding = /^`|`$|^ .*[^ ].* $/.test(code) ? ' ' : ''
  return fence + padding + code + padding + fence
}

/** Without a newline right after the tag, which HTML drops. */
function preText({ firstChild, textContent }: Element): string {
  const text = textContent ?? ''
  return firstChild?.nodeType === TEXT_NODE ? text.replace(/^\n/, '') : text
}

function codeBlock(code: string, classes: string): string {
  const language = /(?:^|\s)language-([^\s`]+)/.exec(classes)?.[1] ?? ''
  const fence = fenceOf(code, 3)
  return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}`
}

/** A fence longer than any run of back-ticks in the code. */
function fenceOf(code: string, least: number): string {
  const runs = (code.match(/`+/g) ?? []).map((run) => run.length + 1)
  return '`'.repeat(Math.max(least, ...runs))
}

/** A blank line follows an item with several blocks, as it follows each of the blocks. */
function item(content: string, marker: string): string {
  return prefixLines(content, marker, ' '.repeat(marker.length)) + (content.includes('\n\n') ? '\n\n' : '')
}

/** Blank lines get no trailing white space. */
function prefixLines(markdown: string, first: string, others: string): string {
  const prefixed = markdown
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line ? others + line : others.trimEnd()))
  return prefixed.join('\n')
}
