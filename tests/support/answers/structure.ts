import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { words } from '@/tests/support/inputs/words'
import { attribute } from './visible-words'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const CONTAINERS = new Set(words('h1 h2 h3 h4 h5 h6 ul ol li blockquote table tr pre hr'))
const INLINE: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  s: 'del',
  strong: 'strong',
  em: 'em',
  del: 'del',
}

/**
 * The blocks, lists, tables, links and emphasis of HTML as one text. A break between paragraphs is `¶`; blanks in code are
 * `␣`. Two texts are equal where a reader of the HTML is told the same. Shares no code with the site's conversion.
 */
export function structureOf(html: string, baseUrl: string): string {
  const raw = parseFragment(html)
    .childNodes.map((node) => outline(node, baseUrl))
    .join('')
  return (
    raw
      .replace(/⏎[ ¶]*(?=<\/?(?:h\d|ul|ol|li|blockquote|table|pre|hr)\b|$)/g, '¶')
      .replace(/⏎[ ¶]*/g, '<br>')
      // Blanks at the edge of emphasis and of a link belong outside it.
      .replace(/((?:<(?:strong|em|del|a)(?: [^>]*)?>)+)([ ¶]+)/g, '$2$1')
      .replace(/([ ]+)((?:<\/(?:strong|em|del|a)>)+)/g, '$2$1')
      .replace(/<(strong|em|del)><\/\1>/g, '')
      .replace(/ *¶[ ¶]*/g, '¶')
      .replace(/ *<br> */g, '<br>')
      .replace(/ +/g, ' ')
      .replace(/[ ¶]*(<\/?(?:h\d|ul|ol|li|blockquote|table|tr|cell|pre|hr)(?: [^>]*)?>)[ ¶]*/g, '$1')
      .replace(/^[ ¶]+|[ ¶]+$/g, '')
  )
}

function outline(node: Node, baseUrl: string): string {
  if ('value' in node) return guard(node.value.replace(/[ \t\n\r\f]+/g, ' '))
  if (!('tagName' in node)) return ''
  const { tagName } = node
  const inner = node.childNodes.map((child) => outline(child, baseUrl)).join('')
  if (tagName === 'code' && !isIn(node, 'pre')) {
    const code = textOf(node).replace(/[ \t\n\r\f]+/g, '␣')
    return code && `<code>${guard(code)}</code>`
  }
  if (tagName === 'pre') return `<pre>${guard(textOf(node).replace(/\n$/, '')).replaceAll(' ', '␣')}</pre>`
  if (tagName === 'br') return '<br>'
  if (tagName === 'a') return `<a ${new URL(attribute(node, 'href') ?? '', baseUrl).href}>${inner}</a>`
  if (tagName === 'img') return `<img ${new URL(attribute(node, 'src') ?? '', baseUrl).href} ${attribute(node, 'alt')}>`
  if (tagName === 'td' || tagName === 'th') return `<cell>${inner}</cell>`
  if (tagName === 'ol') return `<ol ${attribute(node, 'start') ?? 1}>${inner}</ol>`
  const inline = INLINE[tagName]
  if (inline) return `<${inline}>${inner}</${inline}>`
  if (CONTAINERS.has(tagName)) return `<${tagName}>${inner}</${tagName}>`
  // A description begins in the line after its term, if it begins with text.
  if (tagName === 'dt') return `¶<strong>${inner}</strong>⏎`
  return ['span', 'time', 'thead', 'tbody'].includes(tagName) ? inner : `¶${inner}¶`
}

function isIn(node: Element, tagName: string): boolean {
  const parent = node.parentNode
  return parent !== null && 'tagName' in parent && (parent.tagName === tagName || isIn(parent, tagName))
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Marks of the outline in the text itself stay apart from it. */
function guard(text: string): string {
  return text.replace(/[<>¶␣]/g, (mark) => `&${mark.charCodeAt(0)};`)
}
