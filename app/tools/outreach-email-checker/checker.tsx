'use client'

import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '@/components/button'
import { CopyButton } from '@/components/tools/copy-button'
import { Field } from '@/components/tools/field'
import { Notice } from '@/components/tools/notice'
import tool from '@/components/tools/text-tool.module.css'
import { useAgentTool } from '@/components/tools/use-agent-tool'
import { useResultFocus } from '@/components/tools/use-result-focus'
import { checkEmail, type EmailCheck, type Verdict, verdicts } from './check-email'
import styles from './checker.module.css'
import { cutTo, INBOXES } from './inbox-line'
import { easeInWords } from './reading-ease'
import { reportOf } from './report'

/** Checks a letter while it is written. */
export function Checker() {
  const [subject, setSubject] = useState('')
  useAgentTool(() => import('./agent-tool'))
  const [body, setBody] = useState('')
  const { result, isSubmitted, showResult } = useResultFocus()
  const letter = { subject: useDeferredValue(subject), body: useDeferredValue(body) }
  const isEmpty = letter.subject.trim() === '' && letter.body.trim() === ''
  return (
    <>
      <form data-markdown-ignore className={tool.form} onSubmit={showResult}>
        <Field label="Subject">
          {(props) => (
            <input
              {...props}
              type="text"
              value={subject}
              autoComplete="off"
              onChange={({ currentTarget }) => setSubject(currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Body, as plain text" hint="Checked as you write.">
          {(props) => (
            <textarea
              {...props}
              rows={12}
              value={body}
              autoComplete="off"
              onChange={({ currentTarget }) => setBody(currentTarget.value)}
            />
          )}
        </Field>
        <div className={tool.actions}>
          <Button type="submit">Show the report</Button>
          <span className={tool.private}>Nothing of the letter leaves your browser.</span>
        </div>
      </form>
      {!isEmpty && <Report ref={result} {...letter} />}
      {isEmpty && isSubmitted && (
        <section ref={result} tabIndex={-1} className={tool.result} aria-label="Report">
          <Notice kind="empty" title="There is nothing to check yet">
            <p>Write or paste a letter above.</p>
          </Notice>
        </section>
      )}
    </>
  )
}

function Report({ ref, subject, body }: { ref: RefObject<HTMLElement | null>; subject: string; body: string }) {
  const check = useMemo(() => checkEmail(subject, body), [subject, body])
  return (
    <section ref={ref} tabIndex={-1} className={tool.result} aria-label="Report">
      <h2>{summary(check)}</h2>
      <ul className={tool.figures}>
        <Figure value={check.subjectCharacters} what="characters in the subject" />
        <Figure value={check.bodyWords} what="words in the text" />
        <Figure value={check.links} what={check.links === 1 ? 'link' : 'links'} />
        {check.ease !== undefined && (
          <Figure value={Math.round(check.ease)} what={`reading ease: ${easeInWords(check.ease)}`} />
        )}
      </ul>
      <ul className={styles.findings}>
        {check.findings.map(({ verdict, title, detail, places }) => (
          <li className={`${styles.finding} ${styles[verdict]}`} key={title}>
            <h3>
              <span className={styles.verdict}>{verdicts[verdict]}</span> {title}
            </h3>
            <p>{detail}</p>
            {places.length > 0 && (
              <ul className={styles.places}>
                {places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div className={tool.actions}>
        <CopyButton label="Copy report as markdown" text={() => reportOf(check)} />
      </div>
      <h2>Preview</h2>
      <div className={styles.previews}>
        {INBOXES.map((inbox) => (
          <figure key={inbox.name}>
            <figcaption>{inbox.name} (approximate)</figcaption>
            <p className={styles.line}>
              <strong>{cutTo(subject, inbox.subject) || '(no subject)'}</strong>{' '}
              <span>{cutTo(body, inbox.snippet)}</span>
            </p>
          </figure>
        ))}
        <figure>
          <figcaption>The message</figcaption>
          <div className={styles.message}>
            <p>
              <strong>{subject.trim() || '(no subject)'}</strong>
            </p>
            <p className={styles.body}>{body.trim()}</p>
          </div>
        </figure>
      </div>
      <p className={tool.private}>
        Where an inbox cuts a subject depends on the program, the width and the letters. These previews use round
        numbers: {INBOXES.map(({ name, subject: width }) => `${width} characters (${name.toLowerCase()})`).join(', ')}.
      </p>
    </section>
  )
}

function Figure({ value, what }: { value: number; what: string }) {
  return (
    <li>
      <strong>{value.toLocaleString('en')}</strong> {what}
    </li>
  )
}

function summary({ findings }: EmailCheck): string {
  const of = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length
  const [mend, look] = [of('mend'), of('look')]
  if (mend + look === 0) return 'Nothing to mend'
  return [mend > 0 && `${mend} to mend`, look > 0 && `${look} to look at`].filter(Boolean).join(', ')
}
