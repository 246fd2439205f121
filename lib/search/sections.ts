import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { pageContent } from '@/lib/markdown/page-content'

/** A heading of a page, and the text up to the next one. */
export interface PageSection {
  /** The nearest id at or before the heading; empty at the start of the page. */
  id: string
  /** Empty for the text before the first heading. */
  heading: string
  text: string
}

/** The title is the page's, and links to other pages are their own. */
const SKIPPED = /^(?:H1|NAV)$/
const INLINE = /^(?:A|B|CODE|DEL|EM|I|S|SPAN|STRONG|TIME)$/

/** Nobody reads these in an excerpt, so their text comes after the other. */
const SHOWN = /^(?:FIGURE|PRE|TABLE)$/

/** The sections of a page, of the same content as its markdown. */
export function sectionsOf(html: string): PageSection[] {
  const sections = [{ id: '', heading: '', read: '', shown: '' }]
  const visit = (node: Node, part: 'read' | 'shown') => {
    const section = sections.at(-1)
    if (!section) return
    if (node instanceof TextNode) section[part] += node.text
    if (!(node instanceof HTMLElement) || SKIPPED.test(node.tagName)) return
    if (node.tagName === 'H2' || node.tagName === 'H3') {
      sections.push({ id: node.id || section.id, heading: oneLine(node.textContent), read: '', shown: '' })
      return
    }
    const own = SHOWN.test(node.tagName) ? 'shown' : part
    // The parser leaves the elements in it as they are written.
    if (node.tagName === 'PRE') section[own] += parse(node.innerHTML).textContent
    else for (const child of node.childNodes) visit(child, own)
    if (!INLINE.test(node.tagName)) section[own] += ' '
  }
  visit(pageContent(html), 'read')
  return sections.map(({ id, heading, read, shown }) => ({ id, heading, text: oneLine(`${read} ${shown}`) }))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
