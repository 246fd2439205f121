import { InlineMarkdown } from '@/components/prose/inline-markdown'
import styles from './endpoint-reference.module.css'

export interface ListedField {
  name: string
  type: string
  /** Such as “required”. */
  flag?: string
  /** Markdown. */
  description: string
  examples?: readonly { summary: string; code: string }[]
}

/** Parameters, or the fields of a body, each with its type and meaning. */
export function FieldList({ fields }: { fields: readonly ListedField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, type, flag, description, examples = [] }) => [
        <dt key={`${name} name`}>
          <code>{name}</code>{' '}
          <span className={styles.type}>
            <InlineMarkdown>{type}</InlineMarkdown>
            {flag && ', '}
          </span>
          {flag && <span className={flag === 'required' ? styles.required : styles.type}>{flag}</span>}
        </dt>,
        <dd key={`${name} meaning`}>
          <p>
            <InlineMarkdown>{description}</InlineMarkdown>
          </p>
          {examples.length > 0 && (
            <ul className={styles.examples}>
              {examples.map(({ summary, code }) => (
                <li key={summary}>
                  {summary}: <code>{code}</code>
                </li>
              ))}
            </ul>
          )}
        </dd>,
      ])}
    </dl>
  )
}
