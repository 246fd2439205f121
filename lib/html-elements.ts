import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/** The elements below a node of parse5, in the order of the document. */
export function* elementsIn(root: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  const waiting = root.childNodes.toReversed()
  // No recursion, because other sites' documents may be deep.
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    yield node
    for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}
