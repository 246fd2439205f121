'use client'

import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import styles from '@/components/try-it/try-it.module.css'
import type { Page } from '@/lib/site/pages'
import { explainAnswer } from './explain-answer'
import { senders } from './senders'

const FIRST = senders[0]?.accept ?? ''

/** Says what this site answers to an `Accept` header, and why. Sends nothing. */
export function AcceptTester({ page }: { page: Page }) {
  const id = useId()
  const result = useRef<HTMLDivElement>(null)
  const [accept, setAccept] = useState(FIRST)
  const { answer, reason, ranges } = explainAnswer(accept, page)

  function showAnswer(event: FormEvent) {
    event.preventDefault()
    result.current?.focus()
  }

  return (
    <form
      data-markdown-ignore
      className={`${styles.form} ${styles.framed}`}
      onSubmit={showAnswer}
      // Firefox would bring back a choice that the state does not have.
      autoComplete="off"
      aria-labelledby={`${id}title`}
      data-print="no"
      data-wide
    >
      <h3 id={`${id}title`}>Try an Accept header</h3>
      <p>Nothing is sent. The same code that picks a form on the server runs here, in your browser.</p>
      <noscript>
        <p>This form needs JavaScript. The curl command above asks the server instead.</p>
      </noscript>
      <div className={styles.field}>
        <label htmlFor={`${id}sender`}>A client’s header</label>
        <select
          id={`${id}sender`}
          value={senders.some((sender) => sender.accept === accept) ? accept : ''}
          onChange={({ target }) => setAccept(target.value)}
        >
          <option value="" disabled>
            Your own
          </option>
          {senders.map(({ name, accept: sent }) => (
            <option key={name} value={sent}>
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
          value={accept}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setAccept(target.value)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit">Show response</Button>
      </div>
      <div className={styles.result} role="status" ref={result} tabIndex={-1}>
        <p>
          <strong>{answer}</strong>. {reason}
        </p>
        {ranges.length > 0 && (
          <p className={styles.note}>
            Read as:{' '}
            {ranges.map(({ range, weight, parametrised }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same range may be there twice
              <span key={index}>
                {index > 0 && ', '}
                <code>{range}</code> {parametrised && 'with parameters '}at q={weight}
              </span>
            ))}
          </p>
        )}
      </div>
    </form>
  )
}
