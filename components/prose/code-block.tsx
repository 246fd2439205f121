import { Fragment } from 'react'
import { CopyCode } from '@/components/code-tabs/copy-code'
import styles from './code-block.module.css'
import { type Language, type Token, tokensOf } from './syntax'

interface CodeBlockProps {
  language: Language
  label?: string
  /** Whether it scrolls in a box, because it is long and copied rather than read. Needs a label. */
  isLong?: boolean
  /** Whether it has a button that copies it. Needs a label. */
  isCopied?: boolean
  children: string
}

/** Code, coloured at build time; `label` is its caption. */
export function CodeBlock({ language, label, isLong, isCopied, children }: CodeBlockProps) {
  const code = (
    <pre>
      <code className={`language-${language}`}>
        {tokensOf(children, language).map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tokens have no other key and never change order
          <Fragment key={index}>{coloured(token)}</Fragment>
        ))}
      </code>
    </pre>
  )
  return (
    <figure className={styles.block} data-copied={isCopied}>
      {label && (
        <figcaption className={isCopied ? styles.caption : undefined}>
          {label}
          {isCopied && <CopyCode />}
        </figcaption>
      )}
      {isLong ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <section className={styles.long} aria-label={label} tabIndex={0}>
          {code}
        </section>
      ) : (
        code
      )}
    </figure>
  )
}

function coloured({ text, kind }: Token) {
  const className = kind && styles[kind]
  return className ? <span className={className}>{text}</span> : text
}
