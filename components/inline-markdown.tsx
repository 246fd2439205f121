import { Fragment, type ReactNode } from 'react'

const PART = /`([^`]+)`|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Renders the code, emphasis and links of one line of markdown. */
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
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key and never change order
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
