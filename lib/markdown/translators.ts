import type { TranslatorConfig, TranslatorConfigFactory, TranslatorConfigObject } from 'node-html-markdown'
import { escapeHeadingEnd, escapeLineStart, escapePipes, escapeUrl } from './escape'

type Element = Parameters<TranslatorConfigFactory>[0]['node']

const TEXT_NODE = 3

/** Replaces what `node-html-markdown` does badly for our pages. `pageUrl` is the base of relative links. */
export function translators(pageUrl: string): TranslatorConfigObject {
  return {
    'strong,b': emphasis('**'),
    'em,i': emphasis('_'),
    // The library loses code in links and rewrites characters of their URLs.
    a: ({ node }) => {
      const href = node.getAttribute('href')
      return href ? { prefix: '[', postfix: `](${escapeUrl(new URL(href, pageUrl).href)})` } : {}
    },
    'h1,h2,h3,h4,h5,h6': ({ node }) => ({
      prefix: `${'#'.repeat(Number(node.tagName.charAt(1)))} `,
      postprocess: ({ content }) => escapeHeadingEnd(content.trim()),
    }),
    'p,dd,div,figcaption,summary': {
      surroundingNewlines: 2,
      postprocess: ({ content, node }) => escapeFirstText(content.trim(), node),
    },
    // A hard break, because a paragraph of bold text alone looks like a heading.
    dt: { postprocess: ({ content }) => `**${content.trim()}**\\` },
    dl: { postprocess: ({ content }) => content.trim().replace(/^(\*\*.*\*\*\\)\n\n/gm, '$1\n') },
    code: ({ node }) => ({ content: codeSpan(node.textContent ?? '') }),
    pre: ({ node }) => ({
      content: codeBlock(node.textContent ?? '', node.querySelector('code')?.getAttribute('class') ?? ''),
    }),
    // The library joins an item's paragraphs into one.
    li: ({ listKind, listItemNumber }) => ({
      surroundingNewlines: 1,
      postprocess: ({ content, node }) =>
        item(escapeFirstText(content.trim(), node), listKind === 'OL' ? `${listItemNumber}. ` : '- '),
    }),
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

/** The library deletes the mark's characters from the text. */
function emphasis(mark: string): TranslatorConfig {
  return {
    postprocess: ({ content }) => {
      const text = content.trim()
      return text ? content.replace(text, () => mark + text + mark) : content
    },
  }
}

/** Escapes the start of a block, unless it starts with another block. */
function escapeFirstText(markdown: string, block: Element): string {
  const first = [...block.childNodes].find((node) => node.textContent?.trim())
  return first?.nodeType === TEXT_NODE ? escapeLineStart(markdown) : markdown
}

function codeSpan(code: string): string {
  const fence = fenceOf(code, 1)
  // A space on both sides belongs to the marks.
  const padding = /^`|`$|^ .*[^ ].* $/.test(code) ? ' ' : ''
  return fence + padding + code + padding + fence
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
  const indented = content.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)
  return marker + indented + (content.includes('\n\n') ? '\n\n' : '')
}
