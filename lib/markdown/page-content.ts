import { imageAddress, linkAddress } from './addresses'
import { type ContentWriter, createContentWriter } from './content-writer'
import { languageOf, preformattedText } from './preformatted'
import { attribute, type Element, findMain, walk } from './tree'
import { isBlock, isControl, isShown } from './visibility'

const INLINE_TAGS: Record<string, string> = {
  b: 'strong',
  cite: 'em',
  code: 'code',
  del: 'del',
  dfn: 'em',
  em: 'em',
  i: 'em',
  kbd: 'kbd',
  s: 'del',
  samp: 'code',
  strike: 'del',
  strong: 'strong',
  sub: 'sub',
  sup: 'sup',
  tt: 'code',
  var: 'em',
}

/**
 * What `<main>` shows to a reader, as plain HTML: headings, paragraphs, lists, quotes, tables, code, images and links,
 * each address absolute. `pageUrl` is the page's canonical address.
 */
export function pageContent(html: string, pageUrl: string): string {
  const writer = createContentWriter()
  let headings = 0
  walk(findMain(html), {
    text: (value) => writer.text(value),
    element(element) {
      if (!isShown(element)) return leaveOut(element, writer)
      // A heading's button folds what is below it, and holds the heading's words.
      if (isControl(element) && !(element.tagName === 'button' && headings > 0)) return leaveOut(element, writer)
      const leave = enter(element, writer, pageUrl)
      if (!isHeading(element) || leave === 'skip') return leave
      headings++
      return () => {
        headings--
        leave?.()
      }
    },
  })
  return `<main>${writer}</main>`
}

function leaveOut(element: Element, writer: ContentWriter): 'skip' {
  if (isBlock(element)) writer.boundary()
  else if (isControl(element)) writer.space()
  return 'skip'
}

function enter(element: Element, writer: ContentWriter, pageUrl: string): 'skip' | (() => void) | undefined {
  const { tagName } = element
  const of = (name: string) => attribute(element, name)
  const inlineTag = INLINE_TAGS[tagName]
  if (inlineTag) return writer.inline({ tag: inlineTag })
  if (isHeading(element)) return writer.textBlock(tagName)
  switch (tagName) {
    case 'a': {
      const href = linkAddress(of('href') ?? '', pageUrl)
      return href && of('href') !== undefined ? writer.inline({ tag: 'a', attributes: { href } }) : undefined
    }
    case 'img': {
      const src = imageAddress(of('src') ?? '', pageUrl)
      // An empty text says that the image is decoration.
      if (src && of('src') && of('alt') !== '') writer.image(src, of('alt') ?? '')
      return 'skip'
    }
    case 'br':
      writer.lineBreak()
      return 'skip'
    case 'hr':
      writer.rule()
      return 'skip'
    case 'pre':
      writer.preformatted(preformattedText(element), languageOf(element))
      return 'skip'
    case 'blockquote':
      return writer.container('blockquote')
    case 'ul':
    case 'menu':
    case 'dir':
      return writer.container('ul')
    case 'ol':
      return writer.container('ol', { start: of('start'), reversed: of('reversed') })
    case 'li':
      return writer.container('li', { value: of('value') })
    case 'table':
      return writer.table()
    case 'tr':
      return writer.row({ head: isIn(element, 'thead') ? '' : undefined })
    case 'td':
    case 'th':
      return writer.textBlock(tagName, {
        colspan: of('colspan'),
        rowspan: of('rowspan'),
        align: of('align') ?? of('style')?.match(/text-align\s*:\s*(left|center|right)/i)?.[1],
      })
    case 'dt':
    case 'summary': {
      const leaveBlock = writer.block()
      const leaveStrong = writer.inline({ tag: 'strong' })
      return () => {
        leaveStrong()
        leaveBlock()
      }
    }
    case 'q':
      writer.text('“')
      return () => writer.text('”')
  }
  return isBlock(element) ? writer.block() : undefined
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName)
}

function isIn(element: Element, tag: string): boolean {
  return element.parentNode !== null && element.parentNode.nodeName === tag
}
