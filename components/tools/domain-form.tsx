'use client'

import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/button'
import type { DomainList } from '@/lib/domain/read-domain-list'
import styles from './domain-form.module.css'
import { FileDrop } from './file-drop'
import { Notice } from './notice'

/** A link with more domains than this waits for a click before it costs anything. */
const RUN_AT_ONCE = 10

/** Files beyond this are not lists of a hundred domains. */
const MAX_FILE_BYTES = 5_000_000

// The public suffix list is as large as the rest of the tool, so it comes when the field is used.
const loadReader = () => import('@/lib/domain/read-domain-list')

type Problem = { title: string; reason: string }

/**
 * A field for up to `max` domains, typed, pasted, dropped or carried by the address, which always holds the latest list.
 * The field is the browser's own: what was typed stays, whatever happens.
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
  const [problem, setProblem] = useState<Problem>()
  const [list, setList] = useState<DomainList>()
  const [isAsking, setIsAsking] = useState(false)

  function fail(problem: Problem) {
    setProblem(problem)
    field.current?.focus()
  }

  async function look(text: string) {
    setProblem(undefined)
    setList(undefined)
    setIsAsking(false)
    if (text.trim() === '') return fail({ title: 'There is no domain in the field', reason: EXAMPLE })
    let read: Awaited<ReturnType<typeof loadReader>>
    try {
      read = await loadReader()
    } catch {
      return fail({
        title: 'A part of this tool could not be loaded',
        reason: 'Check your connection, then try again.',
      })
    }
    await theClicksPaint()
    const found = read.readDomainList(text)
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
    const carried = new URLSearchParams(window.location.search).get('domains')
    if (!carried || !field.current || field.current.value !== '') return
    const words = carried.split(/[\s,]+/).filter(Boolean)
    field.current.value = words.join('\n')
    if (words.length <= RUN_AT_ONCE) void look(field.current.value)
    else setIsAsking(true)
  })

  useEffect(() => openLink(), [])

  async function takeFile(file: File) {
    if (file.size > MAX_FILE_BYTES) {
      return fail({ title: `${file.name} is too large for a list of domains`, reason: 'Up to 5 MB are read.' })
    }
    if (field.current) field.current.value = await file.text()
    void look(field.current?.value ?? '')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void look(field.current?.value ?? '')
  }

  const left = list?.domains.slice(max) ?? []

  function loadTheRest() {
    if (!field.current) return
    field.current.value = left.join('\n')
    field.current.focus()
    setList(undefined)
  }

  return (
    // Without JavaScript, or before it is there, the form loads this page with its list in the address.
    <form data-markdown-ignore className={styles.form} onSubmit={submit} method="get">
      <FileDrop label="Or drop a text or CSV file here:" onFile={takeFile}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          ref={field}
          name="domains"
          className={styles.field}
          onFocus={() => void loadReader().catch(() => {})}
          rows={max > RUN_AT_ONCE ? 6 : 5}
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
      {isAsking && (
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
            <Button variant="quiet" onClick={loadTheRest}>
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

/** Lets the browser show that the button was pressed before a long list is read. */
function theClicksPaint(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

const EXAMPLE = 'Enter at least one, such as example.com, or the address of any page on the site.'

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
