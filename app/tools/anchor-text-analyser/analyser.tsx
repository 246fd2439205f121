'use client'

import {
  createRef,
  type FormEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type ExportChoice, readExportChoice } from '@/app/tools/anchor-text-analyser/reading/export-choice'
import { Report } from '@/app/tools/anchor-text-analyser/report/report'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { Button } from '@/components/elements/button'
import { counted } from '@/components/elements/english'
import { NOT_LOADED } from '@/components/result/failure-notice'
import type { Failure } from '@/components/result/notice'
import { hasMembersOf } from '@/components/storage/hand-over'
import { type HeldFile, textFile } from '@/components/storage/held-file'
import { useKeptForm } from '@/components/storage/use-kept-form'
import { KeptNote } from '@/components/text-work/kept-note'
import { TextSource } from '@/components/text-work/text-source'
import tool from '@/components/text-work/text-tool.module.css'
import { usePreparedWorker } from '@/components/text-work/use-prepared-worker'
import { useWorkerRun, type WorkState } from '@/components/text-work/use-worker-run'
import { WorkStatus } from '@/components/text-work/work-status'
import { ExampleButton } from '@/components/tools/example-button'
import { Field } from '@/components/tools/field'
import styles from './analyser.module.css'
import { example } from './example'
import { type Analysed, type Job, type LinkExport, MAX_EXPORTS } from './messages'

/** One export of the form. Its text stays in the field, so that no state change loses what was typed. */
interface Entry {
  id: number
  domain: string
  brands: string
  field: RefObject<HTMLTextAreaElement | null>
  held?: HeldFile
  isExample?: boolean
  /** How it is to be read, and of which text: another one is read anew. */
  chosen?: { choice: ExportChoice; text: string }
}

/** The input that a reload keeps, without its files. */
interface FilledIn {
  exports: (Pick<Entry, 'domain' | 'brands' | 'chosen'> & { text: string })[]
  keywords: string
}

function readFilledIn(record: unknown): FilledIn | undefined {
  if (!hasMembersOf(record, { keywords: '' })) return undefined
  const exports: unknown = Object(record).exports
  const entries: unknown[] = Array.isArray(exports) ? exports.slice(0, MAX_EXPORTS) : []
  const isFilled = (entry: unknown) => hasMembersOf(entry, { domain: '', brands: '', text: '' })
  if (entries.length === 0 || !entries.every(isFilled)) return undefined
  const filled = entries.map((entry) => {
    const { domain, brands, text, chosen } = Object(entry)
    const choice = readExportChoice(Object(chosen).choice)
    return { domain, brands, text, chosen: choice && { choice, text } }
  })
  return { exports: filled, keywords: record.keywords }
}

function newEntry(id: number, given: Partial<Entry> = {}): Entry {
  return { id, domain: '', brands: '', field: createRef<HTMLTextAreaElement>(), ...given }
}

/** The form for one to four exports, with the report below. */
export function Analyser() {
  useAgentTool(() => import('./agent-tool'))
  const [entries, setEntries] = useState([newEntry(0)])
  // Not a state, because drawing the form at each key would make typing slow while exports are read.
  const keywords = useRef<HTMLTextAreaElement>(null)
  const [ran, setRan] = useState({ isExample: false, hasKeywords: false })
  const startedFrom = useRef<Element>(null)
  const form = useKeptForm('anchors')
  const { prepare, take } = usePreparedWorker(
    () => new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' }),
  )
  const { state, progress, run, fail, clear: clearRun } = useWorkerRun<Analysed>(failureOf)

  function analyse(given: readonly Entry[], begunBy: Element | null = document.activeElement) {
    startedFrom.current = begunBy
    const sources = sourcesOf(given)
    if (sources.length === 0) {
      fail({ title: 'No export yet', reason: 'Choose a file, or paste its rows.' })
      return given[0]?.field.current?.focus()
    }
    const job: Job = { sources, keywords: splitList(keywords.current?.value ?? '') }
    setRan({ isExample: given.some((entry) => entry.isExample), hasKeywords: job.keywords.length > 0 })
    void run(take(), job)
  }

  function change(id: number, changed: Partial<Entry>): Entry[] {
    const next = entries.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry))
    setEntries(next)
    keepNow(next)
    return next
  }

  function readAgain(id: number, choice: ExportChoice) {
    const text = entries.find((entry) => entry.id === id)?.field.current?.value ?? ''
    analyse(change(id, { chosen: { choice, text } }))
  }

  // The report is not drawn anew when the form is, and calls what the form is by then.
  const latest = useRef(readAgain)
  useEffect(() => {
    latest.current = readAgain
  })
  const onRead = useCallback((id: number, choice: ExportChoice) => latest.current(id, choice), [])

  function add() {
    setEntries([...entries, newEntry(nextId())])
  }

  function nextId(): number {
    return Math.max(...entries.map(({ id }) => id)) + 1
  }

  function remove(id: number) {
    const next = entries.filter((entry) => entry.id !== id)
    setEntries(next)
    keepNow(next)
  }

  function clear() {
    setEntries([newEntry(nextId())])
    if (keywords.current) keywords.current.value = ''
    clearRun()
    form.forget()
  }

  function fillIn() {
    const filled = example.sources.map(({ name, rows, ...names }, id) =>
      newEntry(id, { ...names, held: { file: new Blob([rows]), name }, isExample: true }),
    )
    setEntries(filled)
    if (keywords.current) keywords.current.value = example.keywords
    analyse(filled)
  }

  /** Nothing of the example is kept. */
  function keepNow(given: readonly Entry[] = entries) {
    if (given.some(({ isExample }) => isExample)) return
    const fields: FilledIn = {
      exports: given.map(({ field, held, domain, brands, chosen }) => {
        return { domain, brands, chosen, text: held ? '' : (field.current?.value ?? '') }
      }),
      keywords: keywords.current?.value ?? '',
    }
    form.keep(isEmpty(fields, given) ? undefined : { fields, files: given.map(({ held }) => held) })
  }

  const takeUp = useEffectEvent(async () => {
    const kept = await form.find()
    if (!kept) return
    const given = readFilledIn(kept.fields)
    if (!given) return form.forget()
    if (entries.some(({ field }) => field.current?.value !== '')) return
    const filled = given.exports.map(({ text: _, ...entry }, id) => newEntry(id, { ...entry, held: kept.files[id] }))
    // Only then the fields are there.
    flushSync(() => setEntries(filled))
    filled.forEach(({ field }, at) => {
      if (field.current) field.current.value = given.exports[at]?.text ?? ''
    })
    if (keywords.current) keywords.current.value = given.keywords
    if (sourcesOf(filled).length > 0) analyse(filled, null)
  })
  useEffect(() => void takeUp(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    analyse(entries)
  }

  return (
    <>
      <form
        data-markdown-ignore
        className={styles.form}
        onSubmit={submit}
        onFocus={prepare}
        onDragEnter={prepare}
        autoComplete="off"
      >
        {entries.map((entry, index) => (
          <fieldset className={styles.export} key={entry.id}>
            <legend>{entries.length === 1 ? 'Export' : `Export ${index + 1}`}</legend>
            <div className={tool.pair}>
              <Field label="Domain (optional)" hint="Leaves out links to other sites.">
                {(props) => (
                  <input
                    {...props}
                    type="text"
                    inputMode="url"
                    autoComplete="off"
                    placeholder="example.com"
                    value={entry.domain}
                    onChange={({ currentTarget }) => change(entry.id, { domain: currentTarget.value })}
                  />
                )}
              </Field>
              <Field
                label="Brand names (optional)"
                hint="Separate them with commas. The name in the domain is added for you."
              >
                {(props) => (
                  <input
                    {...props}
                    type="text"
                    autoComplete="off"
                    placeholder="Example Shoes"
                    value={entry.brands}
                    onChange={({ currentTarget }) => change(entry.id, { brands: currentTarget.value })}
                  />
                )}
              </Field>
            </div>
            <TextSource
              label="Backlink export with its header row, or a list of anchors"
              releaseLabel="Choose another export"
              onInput={() => keepNow()}
              placeholder={'Source url,Target url,Anchor\nhttps://example.org/post,https://example.com/,Shoes'}
              work={{
                field: entry.field,
                held: entry.held,
                hold: (held) => analyse(change(entry.id, { held, isExample: false, chosen: undefined })),
                release() {
                  change(entry.id, { held: undefined, isExample: false, chosen: undefined })
                  clearRun()
                },
              }}
            />
            {entries.length > 1 && (
              <div>
                <Button variant="quiet" onClick={() => remove(entry.id)}>
                  Remove export {index + 1}
                </Button>
              </div>
            )}
          </fieldset>
        ))}
        <div className={styles.shared}>
          <Field
            label="Target keywords (optional)"
            hint="One per line, or separated by commas. They apply to all exports."
          >
            {(props) => (
              <textarea
                {...props}
                ref={keywords}
                rows={4}
                placeholder="trail running shoes"
                onInput={() => keepNow()}
              />
            )}
          </Field>
          <div className={tool.actions}>
            <Button type="submit">Analyse anchors</Button>
            {entries.length < MAX_EXPORTS && (
              <Button variant="quiet" onClick={add}>
                Add export to compare
              </Button>
            )}
            <span className={tool.private}>Your exports never leave your browser.</span>
          </div>
          <WorkStatus
            state={state}
            progress={progress}
            words={statusText(state)}
            progressLabel="Reading progress"
            reload={form.reload}
          />
          <KeptNote keeping={form.keeping} onClear={clear} />
          {state === undefined && (
            <ExampleButton
              detail="Fills in the backlinks of two invented shoe shops, yours and a competitor’s, and compares them below."
              onClick={fillIn}
            />
          )}
        </div>
      </form>
      {state?.kind === 'working' && <div className={tool.coming} />}
      {state?.kind === 'done' && (
        <MemoReport key={state.run} analysed={state.result} {...ran} startedFrom={startedFrom} onRead={onRead} />
      )}
    </>
  )
}

function isEmpty({ exports, keywords }: FilledIn, entries: readonly Entry[]): boolean {
  const texts = [keywords, ...exports.flatMap(({ domain, brands, text }) => [domain, brands, text])]
  return entries.every(({ held }) => !held) && texts.every((text) => text.trim() === '')
}

/** Typing into the form does not draw the tables again. */
const MemoReport = memo(Report)

function sourcesOf(entries: readonly Entry[]): LinkExport[] {
  const filled = entries.flatMap(({ id, held, field, domain, brands, chosen }, index) => {
    const typed = field.current?.value ?? ''
    const file = held?.file ?? textFile(typed)
    if (file.size === 0) return []
    const name = domain.trim() || held?.name.replace(/\.(?:csv|tsv|txt|xlsx|ods)$/i, '') || `Export ${index + 1}`
    const choice = chosen?.text === typed ? chosen.choice : undefined
    return [{ id, name, file, domain: domain.trim(), brands: splitList(brands), choice }]
  })
  // Two exports of one site keep apart by their numbers.
  return filled.map((source, index) =>
    filled.some(({ name }, at) => name === source.name && at !== index)
      ? { ...source, name: `${source.name} (${index + 1})` }
      : source,
  )
}

function failureOf(reason: string | undefined): Failure {
  return reason === undefined ? NOT_LOADED : { title: 'This export could not be analysed', reason }
}

function statusText(state: WorkState<Analysed> | undefined): string {
  if (state?.kind === 'working') return 'Reading…'
  if (state?.kind !== 'done') return ''
  const { profiles } = state.result
  if (profiles.length === 0) return 'Below, choose the column with the anchor texts.'
  const links = counted(
    profiles.reduce((sum, profile) => sum + profile.links, 0),
    'link',
  )
  const [first] = profiles
  if (profiles.length === 1) return `Done: ${links}. Format: ${first?.kind}.`
  return `Done: ${links} in ${profiles.length} exports.`
}

function splitList(text: string): string[] {
  return text
    .split(/[,;\n、，；،]/)
    .map((item) => item.trim())
    .filter(Boolean)
}
