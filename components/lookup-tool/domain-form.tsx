'use client'

import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import { englishNumber } from '@/components/elements/english'
import type { Reading } from '@/components/list/reading'
import type { useReader } from '@/components/list/use-reader'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { type Failure, Notice } from '@/components/result/notice'
import { showQuery } from '@/components/result/show-query'
import { FileDrop } from '@/components/sheet/file-drop'
import { type HandedOver, handOver, readHandedOver, takeHandedOver } from '@/components/storage/hand-over'
import { describeHeld, type HeldFile, holdLongPaste, PASTED, textFile } from '@/components/storage/held-file'
import { WorkerFailure } from '@/components/text-work/run-worker'
import { ExampleButton } from '@/components/tools/example-button'
import styles from './domain-form.module.css'

/** A link with more domains waits for a click, since lookups use up the quota. */
const MAX_AUTORUN = 10

/** More domains make an address that servers refuse. */
const MAX_LINKED = 100

const MAX_FILE_BYTES = 5_000_000

/** What the form's content was read as, and the file or text that it was read from. */
export type Found = Reading & HeldFile

export interface Example {
  text: string
  /** What it is, and what of it is invented. */
  detail: string
}

/**
 * A field for up to `max` domains or a sheet: typed, pasted, dropped, handed over by another tool, or from the page's
 * address, which has the latest list. The field is uncontrolled, so that no state change loses what was typed.
 */
export function DomainForm({
  label,
  submitLabel,
  max,
  example,
  wantsSheet = false,
  reader,
  onFound,
  onOpen,
}: {
  label: string
  submitLabel: string
  max: number
  /** Invented data to try the tool with, offered where the result will be. */
  example?: Example
  wantsSheet?: boolean
  reader: ReturnType<typeof useReader>
  /** A link's list is not the visitor's: nobody has looked at it. */
  onFound: (found: Found, origin: 'visitor' | 'link') => void
  /**
   * Takes up an earlier run that belongs to the page's query, and returns what it was about. By then the visitor may
   * have begun something else, which `isUntouched` tells.
   */
  onOpen?: (search: string, isUntouched: () => boolean) => Promise<readonly string[] | HeldFile | undefined>
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [held, setHeld] = useState<HeldFile>()
  const [problem, setProblem] = useState<Failure>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [isReading, setIsReading] = useState(false)
  const [needsClick, setNeedsClick] = useState(false)
  const hasBegun = useRef(false)
  const isUntouched = () => !hasBegun.current && field.current?.value === ''

  function fail(failure: Failure) {
    setProblem(failure)
    field.current?.focus()
  }

  async function lookUp(source: HeldFile, origin: 'visitor' | 'link' = 'visitor') {
    hasBegun.current = true
    setProblem(undefined)
    setLeftOut([])
    setNeedsClick(false)
    if (source.file.size > MAX_FILE_BYTES) {
      return fail({
        title: `${source.name} is too large`,
        reason: 'The limit is 5 MB. Split the file, then try again.',
      })
    }
    setIsReading(true)
    try {
      const reading = await reader.read({ file: source.file, wantsSheet: wantsSheet && origin === 'visitor' })
      setIsReading(false)
      if (reading.kind === 'list') return takeList(reading, source, origin)
      showQuery('')
      onFound({ ...reading, ...source }, origin)
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error
      setIsReading(false)
      fail(error.reason ? unreadable(source.name, error.reason) : NOT_LOADED)
    }
  }

  function takeList(reading: Extract<Reading, { kind: 'list' }>, source: HeldFile, origin: 'visitor' | 'link') {
    const { domains, rejected } = reading.list
    const [first] = rejected
    if (domains.length === 0) {
      return fail({
        title: 'No domain found in this text',
        reason: first ? `“${first.text}”: ${first.reason}` : EXAMPLE,
      })
    }
    if (origin === 'link' && domains.length > MAX_AUTORUN) return setNeedsClick(true)
    const taken = domains.slice(0, max)
    setLeftOut(domains.slice(max))
    showQuery(taken.length > MAX_LINKED ? '' : `?domains=${taken.join(',')}`)
    onFound({ ...reading, list: { domains: taken, rejected }, ...source }, origin)
  }

  function lookUpText(text: string, origin?: 'link') {
    if (text.trim() === '') return fail({ title: 'No domain yet', reason: EXAMPLE })
    return lookUp({ file: textFile(text), name: PASTED }, origin)
  }

  function show(text: string) {
    setHeld(undefined)
    if (field.current) field.current.value = text
  }

  function takeFile(source: HeldFile) {
    setHeld(source)
    void lookUp(source)
  }

  const open = useEffectEvent(async () => {
    const handed = await takeHandedOver(readHandedOver)
    if (handed && wantsSheet && !handed.isTyped) return takeFile(handed)
    if (handed) {
      const list = await handed.file.text()
      show(list)
      return lookUpText(list)
    }
    if (!isUntouched()) return
    const { search } = window.location
    const kept = await onOpen?.(search, isUntouched)
    if (kept) return 'file' in kept ? setHeld(kept) : show(kept.join('\n'))
    const linked = new URLSearchParams(search).get('domains') ?? ''
    const lines = linked.split(/[\s,]+/).filter(Boolean)
    if (lines.length === 0 || !isUntouched()) return
    show(lines.join('\n'))
    void lookUpText(lines.join('\n'), 'link')
  })

  useEffect(() => void open(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    void (held ? lookUp(held) : lookUpText(field.current?.value ?? ''))
  }

  const filledIn = (): HandedOver =>
    held ?? { file: new Blob([field.current?.value ?? '']), name: PASTED, isTyped: true }

  function loadRest() {
    setHeld(undefined)
    setRest(leftOut.join('\n'))
    setLeftOut([])
  }

  // The field is back only once the held file is gone.
  const [rest, setRest] = useState<string>()
  useEffect(() => {
    if (rest === undefined || !field.current) return
    field.current.value = rest
    field.current.setSelectionRange(0, 0)
    field.current.focus()
    setRest(undefined)
  }, [rest])

  function tryExample() {
    if (!example) return
    setHeld(undefined)
    setRest(example.text)
    void lookUpText(example.text)
  }

  return (
    <>
      {/* Without JavaScript the form loads this page with the list in its address. */}
      <form
        data-markdown-ignore
        className={styles.form}
        onSubmit={submit}
        onFocus={reader.prepare}
        onDragEnter={reader.prepare}
        method="get"
      >
        <FileDrop onFile={(file) => takeFile({ file, name: file.name })}>
          {held ? (
            <Notice
              kind="empty"
              title={describeHeld(held)}
              actions={
                <Button variant="quiet" onClick={() => setHeld(undefined)}>
                  Choose another list
                </Button>
              }
            />
          ) : (
            <>
              <label htmlFor={id}>{label}</label>
              <textarea
                id={id}
                ref={field}
                name="domains"
                className={styles.field}
                onPaste={(event) => holdLongPaste(event, takeFile)}
                rows={max > MAX_AUTORUN ? 6 : 5}
                placeholder={'example.com\nhttps://www.example.org/blog'}
                spellCheck={false}
                autoCapitalize="none"
                autoComplete="off"
                aria-invalid={problem !== undefined}
                aria-describedby={problem ? `${id}-problem` : undefined}
              />
            </>
          )}
        </FileDrop>
        {problem && (
          <div id={`${id}-problem`}>
            <FailureNotice failure={problem} reload={() => handOver(window.location.pathname, filledIn())} />
          </div>
        )}
        {needsClick && (
          <Notice kind="wait" title="This link contains a list">
            <p>It is in the field above. Check it, then start the lookup.</p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit">{submitLabel}</Button>
          <span className={styles.status} role="status">
            {isReading && 'Reading…'}
          </span>
        </div>
        {leftOut.length > 0 && (
          <Notice
            kind="wait"
            title={`${englishNumber(leftOut.length)} of ${englishNumber(leftOut.length + max)} domains ${leftOut.length === 1 ? 'was' : 'were'} left out`}
            actions={
              <Button variant="quiet" onClick={loadRest}>
                Load the {leftOut.length === 1 ? 'last one' : `other ${englishNumber(leftOut.length)}`}
              </Button>
            }
          >
            <p>
              The limit is {englishNumber(max)} at a time. The first {englishNumber(max)} on your list are in the
              result.
            </p>
          </Notice>
        )}
      </form>
      {example && <ExampleButton detail={example.detail} onClick={tryExample} />}
    </>
  )
}

const EXAMPLE = 'Enter at least one domain, such as example.com, or the URL of any page on the site.'

function unreadable(name: string, reason: string): Failure {
  return { title: `${name} could not be read`, reason }
}
