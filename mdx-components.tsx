import type { MDXComponents } from 'mdx/types'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { CodeBlock } from '@/components/prose/code-block'
import { DecisionPath } from '@/components/prose/decision-path'
import { isLanguage } from '@/components/prose/syntax'
import { WideTable } from '@/components/prose/wide-table'

/** The components for a guide's markdown. */
export function useMDXComponents(): MDXComponents {
  return { CodeBlock, DecisionPath, pre: Fence, table: WideTable }
}

/** A fenced code block. MDX passes it as `<pre><code class="language-…">`. */
function Fence({ children }: { children?: ReactNode }) {
  if (!isValidElement(children)) return <pre>{children}</pre>
  const { props } = children as ReactElement<{ className?: string; children: string }>
  const name = props.className?.replace('language-', '') ?? 'text'
  return <CodeBlock language={isLanguage(name) ? name : 'text'}>{props.children.replace(/\n$/, '')}</CodeBlock>
}
