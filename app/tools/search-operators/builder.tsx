'use client'

import { Fragment, type RefObject, useDeferredValue, useId, useState } from 'react'
import { Button } from '@/components/button'
import { CopyButton } from '@/components/tools/copy-button'
import { Field } from '@/components/tools/field'
import { Notice } from '@/components/tools/notice'
import tool from '@/components/tools/text-tool.module.css'
import { useAgentTool } from '@/components/tools/use-agent-tool'
import { useResultFocus } from '@/components/tools/use-result-focus'
import { buildQueries, type Inputs } from './build-queries'
import styles from './builder.module.css'
import { type EngineId, engines, findEngine } from './engines'
import { purposes, type Subject } from './purposes'

const emptyInputs: Inputs = { topic: '', brand: '', competitor: '', ownDomain: '', year: '' }

const fields: readonly { name: keyof Inputs; label: string; hint: string; placeholder: string }[] = [
  {
    name: 'topic',
    label: 'Topic',
    hint: 'As your readers would put it, in two or three words.',
    placeholder: 'trail running',
  },
  { name: 'brand', label: 'Your brand', hint: 'For mentions that do not link.', placeholder: 'Example Shoes' },
  {
    name: 'competitor',
    label: 'A competitor',
    hint: 'A name, or a domain to leave its own pages out.',
    placeholder: 'example.org',
  },
  { name: 'ownDomain', label: 'Your domain', hint: 'Left out of every search.', placeholder: 'example.com' },
  {
    name: 'year',
    label: 'Not before the year (optional)',
    hint: 'Where fresh pages matter.',
    placeholder: 'Four digits',
  },
]

const inputNames: Record<Subject, string> = { topic: 'a topic', brand: 'your brand', competitor: 'a competitor' }

/** The form for queries, and the queries for one engine. */
export function Builder() {
  const id = useId()
  useAgentTool(() => import('./agent-tool'))
  const [inputs, setInputs] = useState(emptyInputs)
  const [engineId, setEngineId] = useState<EngineId>('google')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(['guest-posts', 'resource-pages']))
  const { result, isSubmitted, showResult } = useResultFocus()
  const shownInputs = useDeferredValue(inputs)

  function toggle(purposeId: string) {
    const next = new Set(chosen)
    if (!next.delete(purposeId)) next.add(purposeId)
    setChosen(next)
  }

  return (
    <>
      <form data-markdown-ignore className={tool.form} onSubmit={showResult}>
        <div className={tool.pair}>
          {fields.map(({ name, label, hint, placeholder }) => (
            <Field key={name} label={label} hint={hint}>
              {(props) => (
                <input
                  {...props}
                  type="text"
                  inputMode={name === 'year' ? 'numeric' : undefined}
                  value={inputs[name]}
                  placeholder={placeholder}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ currentTarget }) => setInputs({ ...inputs, [name]: currentTarget.value })}
                />
              )}
            </Field>
          ))}
          <Field label="Search engine">
            {(props) => (
              <select
                {...props}
                value={engineId}
                onChange={({ currentTarget }) => setEngineId(currentTarget.value as EngineId)}
              >
                {engines.map((engine) => (
                  <option key={engine.id} value={engine.id}>
                    {engine.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <fieldset className={tool.options}>
          <legend>Looking for</legend>
          <div className={styles.purposes}>
            {purposes.map((purpose) => (
              <p className={tool.choice} key={purpose.id}>
                <input
                  type="checkbox"
                  id={`${id}-${purpose.id}`}
                  checked={chosen.has(purpose.id)}
                  onChange={() => toggle(purpose.id)}
                />
                <label htmlFor={`${id}-${purpose.id}`}>{purpose.title}</label>
              </p>
            ))}
          </div>
        </fieldset>
        <div className={tool.actions}>
          <Button type="submit">Show the queries</Button>
          <span className={tool.private}>
            The queries are made in your browser. Nothing is sent until you open one, and then only to the engine.
          </span>
        </div>
      </form>
      {/* Before any input the text below explains the tool. */}
      {(isSubmitted || shownInputs !== emptyInputs) && (
        <Queries ref={result} inputs={shownInputs} engineId={engineId} chosen={chosen} />
      )}
    </>
  )
}

function Queries({
  ref,
  inputs,
  engineId,
  chosen,
}: {
  ref: RefObject<HTMLElement | null>
  inputs: Inputs
  engineId: EngineId
  chosen: ReadonlySet<string>
}) {
  const id = useId()
  const engine = findEngine(engineId)
  const groups = purposes
    .filter((purpose) => chosen.has(purpose.id))
    .map((purpose) => ({ purpose, ...buildQueries(purpose, inputs, engine) }))
  const all = groups.flatMap(({ queries }) => queries)
  return (
    <section ref={ref} tabIndex={-1} className={tool.result} aria-label="Queries">
      <h2>
        {all.length === 1 ? '1 query' : `${all.length} queries`} for {engine.name}
      </h2>
      {all.length > 0 && (
        <div className={tool.actions}>
          <CopyButton label="Copy all queries" text={() => all.map(({ text }) => `${text}\n`).join('')} />
        </div>
      )}
      {groups.length === 0 && <Notice kind="empty" title="Choose at least one thing to look for." />}
      {groups.map(({ purpose, queries, note }) => (
        <section className={styles.group} key={purpose.id} aria-labelledby={`${id}-${purpose.id}`}>
          <h3 id={`${id}-${purpose.id}`}>{purpose.title}</h3>
          <p className={styles.why}>{purpose.why}</p>
          {queries.length === 0 && (
            <Notice kind="empty" title={`Enter ${inputNames[purpose.needs]} to get these queries.`} />
          )}
          <ul className={styles.queries}>
            {queries.map(({ text, url }, index) => (
              <li key={text}>
                <a
                  href={url}
                  id={`${id}-${purpose.id}-${index}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  title="Opens in a new tab"
                >
                  <code>
                    <Query text={text} />
                  </code>
                </a>
                <CopyButton label="Copy" describedBy={`${id}-${purpose.id}-${index}`} text={() => text} />
              </li>
            ))}
          </ul>
          {note && <p className={styles.why}>{note}</p>}
        </section>
      ))}
    </section>
  )
}

/** Keeps `-site:…` on one line. */
function Query({ text }: { text: string }) {
  return text.split(/( -site:\S+)/).map((part) =>
    part.startsWith(' -') ? (
      <Fragment key={part}>
        {' '}
        <span className={styles.term}>{part.trim()}</span>
      </Fragment>
    ) : (
      part
    ),
  )
}
