import { useId } from 'react'
import { Button } from '@/components/elements/button'
import { SourceLink } from '@/components/exports/source-link'
import type { Source } from '@/lib/site/sources'
import styles from './try-it.module.css'

export interface Field {
  name: string
  /** Takes one value per line. */
  repeated: boolean
  /** Left out of the request while it is empty. */
  optional: boolean
  initial: string
}

/**
 * A form that sends a request to one endpoint and shows the raw response, beside the `source` of its figures. The script
 * `try-it-script.ts` makes it work. The controls have no `name`, so a form without its script sends nothing.
 */
export function TryIt({
  path,
  fields,
  shown,
  source,
}: {
  path: string
  fields: Field[]
  /** The headers of the response that are shown. */
  shown: string[]
  source?: Source
}) {
  const id = useId()
  return (
    <form
      data-markdown-ignore
      className={styles.form}
      data-try-it={path}
      data-shown={shown.join(' ')}
      aria-labelledby={`${id}title`}
      data-print="no"
    >
      <h3 id={`${id}title`}>Try {path}</h3>
      <p className={styles.note}>Sends a real request from this page, subject to the endpoint&rsquo;s limit, if any.</p>
      {fields.map(({ name, repeated, optional, initial }) => {
        const control = {
          id: `${id}${name}`,
          'data-parameter': name,
          'data-optional': optional || undefined,
          defaultValue: initial,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
        }
        return (
          <div className={styles.field} key={name}>
            <label htmlFor={control.id}>
              <code>{name}</code>
              {repeated && <span className={styles.note}> one per line</span>}
              {optional && <span className={styles.note}> optional</span>}
            </label>
            {repeated ? <textarea rows={2} {...control} /> : <input type="text" {...control} />}
          </div>
        )
      })}
      <p className={styles.request}>
        <code>
          GET{' '}
          <span
            data-request
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the script's text alone
            dangerouslySetInnerHTML={{ __html: path }}
            suppressHydrationWarning
          />
        </code>
      </p>
      <div className={styles.actions}>
        <Button isPrimary type="submit">
          Send request
        </Button>
        <noscript>
          <p>Sending a request from this page needs JavaScript. You can use curl instead.</p>
        </noscript>
      </div>
      <div className={`${styles.result} ${styles.outcome}`} role="status">
        <p data-outcome hidden>
          <strong /> <span />
        </p>
        {source && (
          <p data-source hidden>
            <SourceLink source={source} />, {source.scale}
          </p>
        )}
        <pre hidden>
          <code />
        </pre>
        <details hidden>
          <summary>Headers</summary>
          <pre>
            <code />
          </pre>
        </details>
      </div>
    </form>
  )
}
