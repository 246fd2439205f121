import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode

export interface Visitor {
  text(value: string): void
  /** Enters an element: `skip` leaves out what is in it, a function is called after it. */
  element(element: Element): 'skip' | (() => void) | undefined
}

/** The page's `<main>`, or its `<body>` where it has none. */
export function findMain(html: string): Parent {
  const document = parse(html)
  let body: Parent = document
  let main: Parent | undefined
  walk(document, {
    text() {},
    element(element) {
      if (element.tagName === 'body') body = element
      if (element.tagName === 'main') main ??= element
      return main ? 'skip' : undefined
    },
  })
  return main ?? body
}

/** Visits what is in `root` in document order, without recursion, so that no depth exhausts the stack. */
export function walk(root: Parent, visitor: Visitor): void {
  const stack: { nodes: Node[]; at: number; leave?: () => void }[] = [{ nodes: root.childNodes, at: 0 }]
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const node = level.nodes[level.at++]
    if (!node) {
      level.leave?.()
      stack.pop()
    } else if ('value' in node) {
      visitor.text(node.value)
    } else if ('tagName' in node) {
      const leave = visitor.element(node)
      if (leave !== 'skip') stack.push({ nodes: node.childNodes, at: 0, leave })
    }
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}
