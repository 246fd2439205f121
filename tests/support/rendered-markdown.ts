import { micromark } from 'micromark'
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** A piece of text, and what it is marked as: `strong`, `em`, `del`, `code`, `sub`, `sup`, `kbd`, `a:<address>`. */
export interface Run {
  text: string
  marks: string[]
}

/** A block of text: `p`, `h1`–`h6`, `cell`, `pre:<language>`. */
export interface Block {
  kind: string
  runs: Run[]
}

const TEXT_BLOCKS = new Map([
  ['th', 'cell'],
  ['td', 'cell'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, tag] as const),
])
const MARKS = new Set(['strong', 'em', 'del', 'code', 'sub', 'sup', 'kbd'])
const CONTAINERS = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'pre', 'hr'])

/** The HTML that a CommonMark renderer with GFM's tables and strikethrough makes. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfmTable(), gfmStrikethrough()],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  })
}

/** What comes after the front matter and the line for agents. */
export function bodyOf(markdown: string): string {
  const [, body] = /^---\n[\s\S]*?\n---\n\n> For agents: .*\n(?:\n([\s\S]*))?$/.exec(markdown) ?? []
  return body ?? ''
}

/** The blocks of text that a reader sees in the rendered markdown, in order; empty ones are left out. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  const stack: { node: Node; kind: string; marks: string[] }[] = []
  const push = (nodes: Node[], kind: string, marks: string[]) => {
    for (const node of [...nodes].reverse()) stack.push({ node, kind, marks })
  }
  let current: Block | undefined
  push(parseFragment(renderMarkdown(markdown)).childNodes, 'p', [])
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node, kind, marks } = entry
    if ('value' in node) {
      current ??= { kind, runs: [] }
      if (!blocks.includes(current)) blocks.push(current)
      current.runs.push({ text: node.value, marks })
      continue
    }
    if (!('tagName' in node)) {
      current = undefined
      continue
    }
    const attribute = (name: string) => node.attrs.find((attr) => attr.name === name)?.value ?? ''
    const boundary = { nodeName: '#boundary' } as unknown as Node
    const textBlock = TEXT_BLOCKS.get(node.tagName)
    if (node.tagName === 'pre') {
      const [code] = node.childNodes
      const language = code && 'attrs' in code ? (code.attrs[0]?.value ?? '').replace('language-', '') : ''
      current = undefined
      push([boundary], kind, marks)
      push(code && 'childNodes' in code ? code.childNodes : [], `pre:${language}`, [])
    } else if (textBlock || CONTAINERS.has(node.tagName)) {
      current = undefined
      push([boundary], kind, marks)
      push(node.childNodes, textBlock ?? kind, marks)
    } else if (node.tagName === 'br') {
      current?.runs.push({ text: '\n', marks: [] })
    } else if (node.tagName === 'img') {
      current ??= { kind, runs: [] }
      if (!blocks.includes(current)) blocks.push(current)
      current.runs.push({ text: `[image ${attribute('alt')}]`, marks: [...marks, `img:${attribute('src')}`] })
    } else {
      const mark = node.tagName === 'a' ? `a:${attribute('href').replaceAll('%7C', '|')}` : node.tagName
      push(node.childNodes, kind, MARKS.has(node.tagName) || node.tagName === 'a' ? [...marks, mark] : marks)
    }
  }
  return blocks.map(normalised).filter(({ runs }) => runs.length > 0)
}

/** White space collapsed and at no edge, runs with the same marks joined, so that only what a reader sees is left. */
export function normalised({ kind, runs }: Block): Block {
  if (kind.startsWith('pre')) {
    const text = runs.map((run) => run.text).join('')
    return { kind, runs: [{ text: text.endsWith('\n') ? text.slice(0, -1) : text, marks: [] }] }
  }
  const joined: Run[] = []
  let space = false
  for (const run of runs) {
    const marks = [...new Set(run.marks)].sort()
    for (const char of run.text) {
      if (/[ \t\n\r\f]/.test(char)) {
        space = true
        continue
      }
      const last = joined.at(-1)
      const isSame = last && last.marks.join() === marks.join()
      // Where a space lies between two runs does not show: it is counted to the first.
      if (space && last) last.text += ' '
      space = false
      if (isSame) last.text += char
      else joined.push({ text: char, marks })
    }
  }
  return { kind, runs: joined }
}

/** The words of the blocks, as a reader takes them in. */
export function wordsOf(blocks: Block[]): string[] {
  return blocks
    .flatMap(({ runs }) =>
      runs
        .map(({ text }) => text)
        .join('')
        .split(/[ \t\n\r\f]+/),
    )
    .filter(Boolean)
}
