import { useId, useMemo } from 'react'
import { checkEmail, checkFollowUp } from '@/app/tools/outreach-email-checker/checks/check-email'
import type { Email, Finding } from '@/app/tools/outreach-email-checker/checks/findings'
import type { Thread } from '@/app/tools/outreach-email-checker/definition'
import { UNKNOWN_LANGUAGE } from '@/app/tools/outreach-email-checker/language/unknown-language'
import { useLanguage } from '@/app/tools/outreach-email-checker/language/use-language'
import type { Merged } from '@/app/tools/outreach-email-checker/merge/merge'
import { englishNumber } from '@/components/elements/english'
import { CopyButton } from '@/components/exports/copy-button'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { Meaning } from '@/components/result/meaning'
import tool from '@/components/workers/text-tool.module.css'
import { FindingsList, meaningOf, summaryOf } from './findings-list'
import { MarkedEmail } from './marked-email'
import { reportOf } from './report'
import styles from './report.module.css'

const LANGUAGE_UNKNOWN = { ...NOT_LOADED, title: 'The language of this e-mail could not be checked' }

/** The first e-mail with its findings, then each follow-up with its own. */
export function ThreadReport({
  thread,
  isExample,
  fields,
  reload,
}: {
  thread: Thread
  isExample: boolean
  /** The merge fields as the list has columns for them. */
  fields: Merged['fields']
  reload: () => Promise<boolean>
}) {
  const { subject, body, site, followUps } = thread
  const { language: known, isGone } = useLanguage(`${subject}\n${body}`)
  const language = known ?? UNKNOWN_LANGUAGE
  const basics = language === 'en' || !(known || isGone) ? undefined : languageName(language)
  const about = useMemo(() => ({ site, language, fields }), [site, language, fields])
  const check = useMemo(() => checkEmail(subject, body, about), [subject, body, about])
  const later = useMemo(
    () => followUps.map((one, index) => checkFollowUp([body, ...followUps.slice(0, index)], one, about)),
    [body, followUps, about],
  )
  return (
    <>
      <h2>{summaryOf(check.findings, basics)}</h2>
      <Meaning>{meaningOf(check.findings, basics)}</Meaning>
      {isExample && <p className={styles.note}>An invented example: its people and sites do not exist.</p>}
      {isGone && <FailureNotice failure={LANGUAGE_UNKNOWN} reload={reload} />}
      {basics && (
        <p className={styles.note}>
          {language === UNKNOWN_LANGUAGE
            ? 'The language of this e-mail is not known'
            : `This e-mail seems to be in ${basics}`}
          . The checker reads its length, links, merge fields and subject, and looks for offers of money and some stock
          phrases, but not for requests, a signature or an address.
        </p>
      )}
      <ul className={tool.figures}>
        <Figure value={check.subjectCharacters} one="character" where=" in the subject" />
        <Figure value={check.bodyWords} one="word" where=" in the body" />
        {check.asks !== undefined && <Figure value={check.asks} one="request" />}
        <Figure value={check.links} one="link" />
      </ul>
      <CheckedEmail email={thread} findings={check.findings} />
      {later.map((findings, index) => (
        <FollowUpReport
          // biome-ignore lint/suspicious/noArrayIndexKey: a follow-up is known by its place in the thread
          key={index}
          title={`Follow-up ${index + 1}: ${summaryOf(findings, basics).replace(/^./, (first) => first.toLowerCase())}`}
          body={followUps[index] ?? ''}
          findings={findings}
        />
      ))}
      <div className={tool.actions}>
        <CopyButton label="Copy report as markdown" text={() => reportOf(check, later)} />
      </div>
    </>
  )
}

function FollowUpReport({ title, body, findings }: { title: string; body: string; findings: readonly Finding[] }) {
  const id = useId()
  return (
    <section className={styles.answered} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CheckedEmail email={{ subject: '', body }} findings={findings} />
    </section>
  )
}

function CheckedEmail({ email, findings }: { email: Email; findings: readonly Finding[] }) {
  const id = useId()
  const idOf = (number: number) => `${id}-${number}`
  const open = findings.filter(({ verdict }) => verdict !== 'fine')
  const fine = findings.filter(({ verdict }) => verdict === 'fine')
  return (
    <>
      <MarkedEmail email={email} findings={open} idOf={idOf} />
      <FindingsList open={open} fine={fine} idOf={idOf} />
    </>
  )
}

function languageName(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return language === UNKNOWN_LANGUAGE || name === undefined ? 'this language' : name
}

function Figure({ value, one, where = '' }: { value: number; one: string; where?: string }) {
  return (
    <li>
      <strong>{englishNumber(value)}</strong> {`${value === 1 ? one : `${one}s`}${where}`}
    </li>
  )
}
