'use client'

import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/button'
import type { DomainList } from '@/lib/domain/read-domain-list'
import styles from './domain-form.module.css'
import { FileDrop } from './file-drop'
import { type Failure, Notice } from './notice'

/** A link with more domains waits for a click, since lookups use up the quota. */
const MAX_AUTORUN = 10

const MAX_FILE_BYTES = 5_000_000

// The public suffix list is as large as the rest of the tool, so it is loaded on focus.
const loadReader = () => import('@/lib/domain/read-domain-list')

/**
 * A field for up to `max` domains: typed, pasted, dropped, or from the page's address, which has the latest list. The
 * field is uncontrolled, so that no state change loses what was typed.
 */
export function DomainForm({
  label,
  submitLabel,
  max,
  onDomains,
}: {
  label: string
  submitLabel: string
  max: number
  onDomains: (domains: readonly string[]) => void
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<Failure>()
  const [list, setList] = useState<DomainList>()
  const [needsClick, setNeedsClick] = useState(false)

  function fail(failure: Failure) {
    setProblem(failure)
    field.current?.focus()
  }

  async function lookUp(text: string) {
    setProblem(undefined)
    setList(undefined)
    setNeedsClick(false)
    if (text.trim() === '') return fail({ title: 'There is no domain in the field', reason: EXAMPLE })
    let reader: Awaited<ReturnType<typeof loadReader>>
    try {
      reader = await loadReader()
    } catch {
      return fail({
        title: 'A part of this tool could not be loaded',
        reason: 'Check your connection, then try again.',
      })
    }
    await nextTask()
    const found = reader.readDomainList(text)
    const [first] = found.rejected
    if (found.domains.length === 0) {
      const reason = first ? `“${shortened(first.text)}”: ${first.reason}` : EXAMPLE
      return fail({ title: 'No domain was found in this text', reason })
    }
    setList(found)
    const domains = found.domains.slice(0, max)
    window.history.replaceState(null, '', `?domains=${domains.join(',')}`)
    onDomains(domains)
  }

  const openLink = useEffectEvent(() => {
    const linked = new URLSearchParams(window.location.search).get('domains')
    if (!linked || !field.current || field.current.value !== '') return
    const words = linked.split(/[\s,]+/).filter(Boolean)
    field.current.value = words.join('\n')
    if (words.length <= MAX_AUTORUN) void lookUp(field.current.value)
    else setNeedsClick(true)
  })

  useEffect(() => openLink(), [])

  async function takeFile(file: File) {
    if (file.size > MAX_FILE_BYTES) {
      return fail({ title: `${file.name} is too large for a list of domains`, reason: 'Up to 5 MB are read.' })
    }
    if (field.current) field.current.value = await file.text()
    void lookUp(field.current?.value ?? '')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void lookUp(field.current?.value ?? '')
  }

  const left = list?.domains.slice(max) ?? []

  function loadRest() {
    if (!field.current) return
    field.current.value = left.join('\n')
    field.current.focus()
    setList(undefined)
  }

  return (
    // Without JavaScript the form loads this page with the list in its address.
    <form data-markdown-ignore className={styles.form} onSubmit={submit} method="get">
      <FileDrop label="Or drop a text or CSV file here:" onFile={takeFile}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          ref={field}
          name="domains"
          className={styles.field}
          onFocus={() => void loadReader().catch(() => {})}
          rows={max > MAX_AUTORUN ? 6 : 5}
          placeholder={'example.com\nhttps://www.example.org/blog'}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </FileDrop>
      {problem && (
        <div id={`${id}-problem`}>
          <Notice kind="error" title={problem.title}>
            <p>{problem.reason}</p>
          </Notice>
        </div>
      )}
      {needsClick && (
        <Notice kind="wait" title="This link carries a list">
          <p>It is in the field above. Look it over, then start.</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit">{submitLabel}</Button>
      </div>
      {left.length > 0 && (
        <Notice
          kind="wait"
          title={`${left.length} of ${left.length + max} domains were left out`}
          actions={
            <Button variant="quiet" onClick={loadRest}>
              Put the other {left.length} into the field
            </Button>
          }
        >
          <p>
            Up to {max} are looked up at once: the first {max} of your list are below.
          </p>
        </Notice>
      )}
      {list && list.rejected.length > 0 && (
        <details className={styles.rejected}>
          <summary>
            {list.rejected.length === 1
              ? '1 entry is not a domain and was left out'
              : `${list.rejected.length} entries are not domains and were left out`}
          </summary>
          <ul>
            {list.rejected.map(({ text, reason }) => (
              <li key={text}>
                <strong>{shortened(text)}</strong>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  )
}

/** Lets the browser paint the click before a long list is parsed. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

const EXAMPLE = 'Enter at least one, such as example.com, or the address of any page on the site.'

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
