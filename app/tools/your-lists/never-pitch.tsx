'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import { DomainName } from '@/components/elements/domain-name'
import { counted, englishNumber } from '@/components/elements/english'
import { createReader } from '@/components/list-reading/create-reader'
import type { Reading, ReadingJob } from '@/components/list-reading/reading'
import { neverPitch, outcomeOf } from '@/components/never-pitch/browser-never-pitch'
import { type Entries, type Excluded, type Why, whyNames } from '@/components/never-pitch/never-pitch'
import { useNeverPitch } from '@/components/never-pitch/use-never-pitch'
import { WhyChoice } from '@/components/never-pitch/why-choice'
import { FirstRows } from '@/components/result/first-rows'
import { Notice } from '@/components/result/notice'
import { SkippedEntries } from '@/components/result/skipped'
import status from '@/components/result/status.module.css'
import { textFile } from '@/components/saved-lists/named-file'
import { FileDrop } from '@/components/sheet/file-drop'
import { Field } from '@/components/tool-page/field'
import { WorkerFailure } from '@/components/workers/run-worker'
import { useWorker } from '@/components/workers/use-worker'
import styles from './never-pitch.module.css'

const MAX_BYTES = 5_000_000
/** A shorter list is seen at once. */
const LEAST_TO_SEARCH = 10
/** Several of a reason, as one says it of them. */
const SEVERAL: Readonly<Record<Why, string>> = {
  ...whyNames,
  links: 'already link',
  client: 'clients',
  own: 'own sites',
}

interface Done {
  words: string
  /** Entries as they were before. */
  before?: Entries
  /** Whether the button that was pressed is gone. */
  isGone?: boolean
  rejected?: readonly { text: string; reason: string }[]
}

/** The sites that the tools leave out of every list: who is on it, and why. */
export function NeverPitch() {
  const all = useNeverPitch()
  const reader = useWorker<ReadingJob, Reading>(createReader)
  const [why, setWhy] = useState<Why>('refused')
  const [done, setDone] = useState<Done>()
  const [search, setSearch] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const region = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    if (done?.isGone) undoButton.current?.focus({ preventScroll: true })
  }, [done])

  async function change(changing: Promise<Entries>, words: (count: number) => string, more: Partial<Done>) {
    const outcome = await outcomeOf(changing, words)
    setDone({ ...outcome, ...more })
    return outcome.before !== undefined
  }

  async function add(file: Blob, isTyped = false) {
    if (file.size > MAX_BYTES) return setDone({ words: 'The limit is 5 MB. Split the file, then try again.' })
    setDone({ words: 'Reading…' })
    try {
      const { domains, rejected } = await reader.run({ file, wantsSheet: false, isToLeaveOut: true })
      if (domains.length === 0) return setDone({ words: 'No domain found.', rejected })
      const isAdded = await change(
        neverPitch.add(domains, why),
        (count) => `${counted(count, 'site')} added as “${whyNames[why]}”.`,
        { rejected },
      )
      // A list that is refused stays there.
      if (isTyped && isAdded && field.current) field.current.value = ''
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error
      setDone({ words: error.reason ?? 'A part of this page could not be loaded. Reload it, then try again.' })
    }
  }

  async function undo() {
    if (done?.before) await neverPitch.put(done.before)
    setDone({ words: 'Undone.' })
    region.current?.focus({ preventScroll: true })
  }

  const remove = (domains: readonly string[]) =>
    void change(neverPitch.remove(domains), (count) => `${counted(count, 'site')} removed.`, { isGone: true })
  const entries = all ?? []
  const wanted = search.trim().toLowerCase()
  const found = wanted === '' ? entries : entries.filter(({ domain }) => domain.includes(wanted))

  return (
    <section
      ref={region}
      tabIndex={-1}
      id="never-pitch"
      className={styles.section}
      aria-labelledby={`${id}-title`}
      data-markdown-ignore
      data-saved
    >
      <h2 id={`${id}-title`}>Never pitch</h2>
      <p>{all && summaryOf(entries)}</p>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void add(textFile(field.current?.value ?? ''), true)
        }}
        onFocus={reader.prepare}
        autoComplete="off"
      >
        <FileDrop label="Or drop a list or a spreadsheet here:" onFiles={([file]) => file && void add(file)}>
          <Field
            as="textarea"
            label="Domains or URLs to add"
            ref={field}
            rows={3}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={'example.com\n*.blogspot.com'}
          />
          <div className={styles.actions}>
            <label htmlFor={`${id}-why`}>Reason</label>
            <WhyChoice id={`${id}-why`} why={why} onWhy={setWhy} />
            <Button isPrimary type="submit">
              Add to never pitch
            </Button>
          </div>
        </FileDrop>
      </form>
      {done?.before ? (
        <div className={styles.done}>
          <Notice
            kind="wait"
            title={done.words}
            actions={
              <Button ref={undoButton} onClick={() => void undo()}>
                Undo
              </Button>
            }
          />
        </div>
      ) : (
        <p className={status.status} role="status">
          {done?.words}
        </p>
      )}
      <SkippedEntries rejected={done?.rejected ?? []} />
      {entries.length >= LEAST_TO_SEARCH && (
        <Field
          label="Search this list"
          type="search"
          spellCheck={false}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {wanted !== '' && <p role="status">{counted(found.length, 'site')} found.</p>}
      <FirstRows key={wanted} rows={found} what="sites">
        {(shown) => (
          <ul className={styles.sites}>
            {shown.map(({ domain, why }) => (
              <li key={domain}>
                <DomainName name={domain} />
                <span className={styles.why}>{whyNames[why]}</span>
                <Button aria-label={`Remove ${domain}`} onClick={() => remove([domain])}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
      {entries.length > 1 && (
        <div>
          <Button onClick={() => remove(entries.map(({ domain }) => domain))}>Clear this list</Button>
        </div>
      )}
    </section>
  )
}

/** `12 sites: 6 refused, 1 already links, 5 own sites.` */
function summaryOf(entries: readonly Excluded[]): string {
  if (entries.length === 0) return 'No sites yet. Add the ones you never want on a list.'
  const parts = Object.entries(whyNames).flatMap(([why, name]) => {
    const { length } = entries.filter((one) => one.why === why)
    return length > 0 ? [`${englishNumber(length)} ${length === 1 ? name : SEVERAL[why as Why]}`] : []
  })
  return `${counted(entries.length, 'site')}: ${parts.join(', ')}.`
}
