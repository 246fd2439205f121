import { micromark } from 'micromark'
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/** Renders CommonMark with GFM's tables and strikethrough as HTML. */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfmTable(), gfmStrikethrough()],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  })
}

/** The markdown after the front matter and the line for agents. */
export function bodyOf(markdown: string): string {
  const [, body] = /^---\n[\s\S]*?\n---\n\n> For agents: .*\n(?:\n([\s\S]*))?$/.exec(markdown) ?? []
  return body ?? ''
}

/** The addresses of a markdown text's links, in order. */
export function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address)
}
