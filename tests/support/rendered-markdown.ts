import { micromark } from 'micromark'
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

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
