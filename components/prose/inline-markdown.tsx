import type { ReactNode } from 'react'

const PART = /`([^`]+)`|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Renders the code, emphasis and links of one line of markdown. */
export function InlineMarkdown({ children }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of children.matchAll(PART)) {
    const [whole, code, emphasis, text, address] = match
    parts.push(children.slice(end, match.index))
    if (code) parts.push(<code key={match.index}>{code}</code>)
    else if (emphasis) parts.push(<em key={match.index}>{emphasis}</em>)
    else
      parts.push(
        <a key={match.index} href={address}>
          {text}
        </a>,
      )
    end = match.index + whole.length
  }
  return [...parts, children.slice(end)]
}
