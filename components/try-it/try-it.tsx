'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/elements/button'
import { SourceLink } from '@/components/exports/source-link'
import type { Source } from '@/lib/site/credits'
import { type RequestResult, sendRequest } from './send-request'
import styles from './try-it.module.css'

export interface Field {
  name: string
  /** Takes one value per line. */
  repeated: boolean
  /** Left out of the request while it is empty. */
  optional: boolean
  initial: string
}

/** Sends a request to one endpoint and shows the raw answer, beside the `source` of its figures. */
export function TryIt({
  path,
  fields,
  shown,
  source,
}: {
  path: string
  fields: Field[]
  shown: string[]
  source?: Source
}) {
  const id = useId()
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ name, initial }) => [name, initial])))
  const [answer, setAnswer] = useState<RequestResult>()
  const [isSending, setSending] = useState(false)
  const address = addressOf(path, fields, values)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setAnswer(await sendRequest(address, shown))
    setSending(false)
  }

  return (
    <form data-markdown-ignore className={styles.form} onSubmit={send} aria-labelledby={`${id}title`} data-print="no">
      <h3 id={`${id}title`}>Try {path}</h3>
      <p className={styles.note}>Sends a real request from this page, subject to the endpoint&rsquo;s limit, if any.</p>
      {fields.map(({ name, repeated, optional }) => {
        const control = {
          id: `${id}${name}`,
          value: values[name],
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
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
        <code>GET {address}</code>
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Waiting for the response…' : 'Send request'}
        </Button>
        <noscript>
          <p>Sending a request from this page needs JavaScript. You can use curl instead.</p>
        </noscript>
      </div>
      <div className={styles.result} role="status">
        {answer && (
          <>
            <p className={answer.isOk ? styles.good : styles.bad}>
              <strong>{answer.title}</strong> {answer.advice}
            </p>
            {answer.isOk && source && (
              <p>
                <SourceLink source={source} />, {source.scale}
              </p>
            )}
            {answer.message && (
              <pre>
                <code>{answer.message}</code>
              </pre>
            )}
          </>
        )}
      </div>
    </form>
  )
}

function addressOf(path: string, fields: Field[], values: Record<string, string>): string {
  const query = fields.flatMap(({ name, repeated, optional }) => {
    const text = values[name] ?? ''
    if (optional && !text.trim()) return []
    const given = repeated ? text.split('\n').filter((line) => line.trim()) : [text]
    return given.map((value) => `${name}=${encodeURIComponent(value.trim())}`)
  })
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
