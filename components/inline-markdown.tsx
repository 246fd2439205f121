import { Fragment, type ReactNode } from 'react'

const PART = /`([^`]+)`|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** A sentence of the endpoint list: its code, emphasis and links; nothing else of markdown is in it. */
export function InlineMarkdown({ children }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of children.matchAll(PART)) {
    const [whole, code, emphasis, text, address] = match
    parts.push(children.slice(end, match.index))
    if (code) parts.push(<code>{code}</code>)
    else if (emphasis) parts.push(<em>{emphasis}</em>)
    else parts.push(<a href={address}>{text}</a>)
    end = match.index + whole.length
  }
  parts.push(children.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and keep their order
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
