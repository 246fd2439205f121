import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

export interface Heading {
  id: string
  title: string
}

/**
 * The `h2`s among `children`, and the children with an id on each `h2` and `h3`. It looks into lists and fragments, not
 * into what a component will render.
 */
export function withHeadingIds(children: ReactNode): { headings: Heading[]; content: ReactNode } {
  const headings: Heading[] = []
  const visit = (nodes: ReactNode): ReactNode =>
    Children.map(nodes, (node) => {
      if (isElement(node, Fragment)) return cloneElement(node, undefined, visit(node.props.children))
      const isPart = isElement(node, 'h2')
      if (!isPart && !isElement(node, 'h3')) return node
      const title = textOf(node.props.children)
      const id = node.props.id ?? headingId(title)
      if (isPart) headings.push({ id, title })
      return cloneElement(node, { id })
    })
  return { content: visit(children), headings }
}

interface Props {
  id?: string
  children?: ReactNode
}

export function isElement(node: ReactNode, type: unknown): node is ReactElement<Props> {
  return isValidElement(node) && node.type === type
}

export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<Props>(node)) return textOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

/** Such as `what-is-kept-and-how-long`. It begins with a letter. */
export function headingId(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const id = words.join('-')
  return /^[a-z]/.test(id) ? id : `on-${id}`
}
