import { useState } from 'react'
import type { Thread } from '@/app/tools/outreach-email-checker/definition'
import email from '@/app/tools/outreach-email-checker/report/marked-email.module.css'
import { Button } from '@/components/elements/button'
import { englishNumber } from '@/components/elements/english'
import tool from '@/components/workers/text-tool.module.css'
import { fill } from './fill'
import type { Merged, MergedRow } from './merge'
import styles from './merge.module.css'

/** The e-mail of one row at a time, with what is wrong beside each value. It begins with the first faulty one. */
export function FilledEmails({ merged: { rows, fields }, thread }: { merged: Merged; thread: Thread }) {
  const isFaulty = ({ faults }: MergedRow) => faults.length > 0
  const [wanted, setAt] = useState(() => Math.max(0, rows.findIndex(isFaulty)))
  // The list may have become shorter.
  const at = Math.min(wanted, rows.length - 1)
  const row = rows[at]
  const next = rows.findIndex((one, index) => index > at && isFaulty(one))
  // After the last one comes the first.
  const nextFaulty = next === -1 ? rows.findIndex(isFaulty) : next
  if (!row) return null

  const indexOf = (key: string) => fields.findIndex((field) => field.key === key)
  const filled = (text: string) =>
    fill(text, (key) => row.values[indexOf(key)]).map(({ text, field }, place) => {
      const fault = field === undefined ? undefined : row.faults.find((one) => one.field === indexOf(field))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the text in its order
        <Part key={place} text={text} isValue={field !== undefined} fault={fault?.what.join('; ')} />
      )
    })
  const { subject, body, followUps } = thread
  return (
    <>
      <h3>As your readers get it</h3>
      <div className={tool.actions}>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous row
        </Button>
        <Button disabled={at === rows.length - 1} onClick={() => setAt(at + 1)}>
          Next row
        </Button>
        <Button disabled={nextFaulty === -1 || nextFaulty === at} onClick={() => setAt(nextFaulty)}>
          Next with a fault
        </Button>
        <span role="status">
          Row {englishNumber(row.number)}
          {row.who !== '' && `, ${row.who}`}:{' '}
          {row.faults.length === 0 ? 'no fault found' : faultCount(row.faults.length)}
        </span>
      </div>
      <div className={email.email}>
        {subject.trim() !== '' && <p className={email.subject}>{filled(subject)}</p>}
        {[body, ...followUps].map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an e-mail is known by its place in the thread
          <p key={index} className={`${email.body} ${index > 0 ? styles.later : ''}`}>
            {filled(text)}
          </p>
        ))}
      </div>
    </>
  )
}

const faultCount = (count: number) => (count === 1 ? 'one fault' : `${count} faults`)

function Part({ text, isValue, fault }: { text: string; isValue: boolean; fault?: string }) {
  if (!isValue) return <span>{text}</span>
  return (
    <mark className={fault === undefined ? styles.filled : email.fix}>
      {text}
      {fault !== undefined && <small className={styles.fault}>{fault}</small>}
    </mark>
  )
}
