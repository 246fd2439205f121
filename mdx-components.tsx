import type { MDXComponents } from 'mdx/types'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { AnnotatedEmail } from '@/components/figures/annotated-email'
import { BarTable } from '@/components/figures/bar-table'
import { Figure } from '@/components/figures/figure'
import { Picture } from '@/components/figures/picture'
import { CodeBlock } from '@/components/prose/code-block'
import { isLanguage } from '@/components/prose/syntax'
import { TableContent } from '@/components/prose/table-content'
import { Unbroken } from '@/components/prose/unbroken'
import { WideTable } from '@/components/prose/wide-table'

/** The components for the markdown of guides and tools. */
export function useMDXComponents(): MDXComponents {
  return {
    AnnotatedEmail,
    BarTable,
    CodeBlock,
    Figure,
    Picture,
    TableContent,
    Unbroken,
    WideTable,
    pre: Fence,
    table: WideTable,
  }
}

/** A fenced code block. MDX passes it as `<pre><code class="language-…">`. */
function Fence({ children }: { children?: ReactNode }) {
  if (!isValidElement(children)) return <pre>{children}</pre>
  const { props } = children as ReactElement<{ className?: string; children: string }>
  const name = props.className?.replace('language-', '') ?? 'text'
  return <CodeBlock language={isLanguage(name) ? name : 'text'}>{props.children.replace(/\n$/, '')}</CodeBlock>
}
