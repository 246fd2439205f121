import { useId } from 'react'
import { Button } from '@/components/elements/button'
import styles from '@/components/try-it/try-it.module.css'
import tester from './accept-tester.module.css'
import { senders } from './senders'

/** Shows this site's response to an `Accept` header, and why, by `accept-tester-script.ts`. Sends nothing. */
export function AcceptTester() {
  const id = useId()
  return (
    <form
      data-markdown-ignore
      className={`${styles.form} ${styles.framed}`}
      data-accept-tester
      // Firefox would bring back a choice that the header does not have.
      autoComplete="off"
      aria-labelledby={`${id}title`}
      data-print="no"
      data-wide
    >
      <h3 id={`${id}title`}>Try an Accept header</h3>
      <p>Nothing is sent. The same code that picks a form on the server runs here, in your browser.</p>
      <div className={styles.field}>
        <label htmlFor={`${id}sender`}>A client’s header</label>
        <select id={`${id}sender`} defaultValue={senders[0]?.accept}>
          <option value="" disabled>
            Your own
          </option>
          {senders.map(({ name, accept }) => (
            <option key={name} value={accept}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}accept`}>
          <code>Accept</code>
        </label>
        <input
          type="text"
          id={`${id}accept`}
          defaultValue={senders[0]?.accept}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className={styles.actions}>
        <Button isPrimary type="submit">
          Show response
        </Button>
        <noscript>
          <p>This form needs JavaScript. The curl command above asks the server instead.</p>
        </noscript>
      </div>
      <div
        className={`${styles.result} ${tester.result}`}
        role="status"
        tabIndex={-1}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the script shows alone
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </form>
  )
}
