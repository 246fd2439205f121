import type { TranslatorConfigFactory } from 'node-html-markdown'

type TranslatorContext = Parameters<TranslatorConfigFactory>[0]

/** An element of a page's plain content, as `node-html-markdown` hands it to a translator. */
export type ContentNode = TranslatorContext['node']
export type ContentVisitor = TranslatorContext['visitor']

const ELEMENT_NODE = 1

export function isElement(node: ContentNode['childNodes'][number]): node is ContentNode & typeof node {
  return node.nodeType === ELEMENT_NODE
}

/** Of a container, which holds elements only. */
export function childElements(node: ContentNode): ContentNode[] {
  return Array.prototype.filter.call(node.childNodes, isElement)
}
