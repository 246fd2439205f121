import { Fragment } from 'react'
import styles from './code-block.module.css'
import { type Language, type Token, tokensOf } from './syntax'

/** Code, coloured at build time; `label` is its caption. */
export function CodeBlock({ language, label, children }: { language: Language; label?: string; children: string }) {
  return (
    <figure className={styles.block}>
      {label && <figcaption>{label}</figcaption>}
      <pre>
        <code className={`language-${language}`}>
          {tokensOf(children, language).map((token, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tokens have no other key and never change order
            <Fragment key={index}>{coloured(token)}</Fragment>
          ))}
        </code>
      </pre>
    </figure>
  )
}

function coloured({ text, kind }: Token) {
  const className = kind && styles[kind]
  return className ? <span className={className}>{text}</span> : text
}
