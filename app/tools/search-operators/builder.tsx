'use client'

import { type MouseEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { Button } from '@/components/button'
import { englishNumber } from '@/components/english'
import { ExampleButton } from '@/components/tools/example-button'
import { Field } from '@/components/tools/field'
import { readHandedOver, takeHandedOver } from '@/components/tools/hand-over'
import { Notice } from '@/components/tools/notice'
import layout from '@/components/tools/side-by-side.module.css'
import tool from '@/components/tools/text-tool.module.css'
import { useAgentTool } from '@/components/tools/use-agent-tool'
import { useResultFocus } from '@/components/tools/use-result-focus'
import styles from './builder.module.css'
import { type EngineId, engines } from './engines'
import { example } from './example'
import { purposes } from './purposes'
import { Queries } from './queries'
import { emptyInputs, type Inputs, MAX_TOPICS } from './read-inputs'
import { regions } from './regions'
import { type Choices, choicesOf, MAX_FRAGMENT_CHARACTERS } from './shared-link'

interface TextField {
  name: keyof Inputs
  label: string
  hint: string
  placeholder?: string
}

const topics: TextField = {
  name: 'topics',
  label: 'Topics',
  hint: `One per line, up to ${MAX_TOPICS}, each as your readers would put it.`,
  placeholder: 'trail running\nultramarathon',
}

const fields: readonly TextField[] = [
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
  {
    name: 'endings',
    label: 'Only endings (optional)',
    hint: 'Top-level domains, such as those of one country.',
    placeholder: '.de .at .ch',
  },
]

const exclude: TextField = {
  name: 'exclude',
  label: 'Leave out these domains (optional)',
  hint: 'One per line: sites that you know already, or have written to.',
}

const START: Choices = {
  inputs: emptyInputs,
  engineId: 'google',
  chosen: new Set(['guest-posts', 'resource-pages']),
}

/** The form for queries, with the queries beside it. */
export function Builder() {
  const id = useId()
  useAgentTool(() => import('./agent-tool'))
  const [choices, setChoices] = useState(START)
  const [isExample, setIsExample] = useState(false)
  const [isLinkTooLong, setIsLinkTooLong] = useState(false)
  const [handedOver, setHandedOver] = useState(0)
  const { result, isSubmitted, showResult } = useResultFocus()
  const shown = useDeferredValue(useMemo(() => ({ choices, isExample }), [choices, isExample]))
  const { inputs } = choices

  useEffect(() => {
    const take = () => {
      const { hash } = window.location
      setIsLinkTooLong(hash.length > MAX_FRAGMENT_CHARACTERS)
      const linked = choicesOf(hash)
      if (linked) setChoices(linked)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  useEffect(() => {
    void takeHandedOver(readHandedOver).then(async (given) => {
      const domains = (await given?.file.text())?.trim()
      if (!domains) return
      setHandedOver(domains.split('\n').length)
      setChoices((before) => ({ ...before, inputs: { ...before.inputs, exclude: domains } }))
    })
  }, [])

  function setInput(name: keyof Inputs, value: string) {
    setIsExample(false)
    setChoices({ ...choices, inputs: { ...inputs, [name]: value } })
  }

  function toggle(purposeId: string) {
    const chosen = new Set(choices.chosen)
    if (!chosen.delete(purposeId)) chosen.add(purposeId)
    setChoices({ ...choices, chosen })
  }

  function fillIn(event: MouseEvent) {
    setChoices({ ...choices, inputs: example, chosen: new Set(purposes.map((purpose) => purpose.id)) })
    setIsExample(true)
    showResult(event)
  }

  const controlOf = ({ name, placeholder }: TextField) => ({
    value: inputs[name],
    placeholder,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setInput(name, currentTarget.value),
  })

  return (
    <div className={layout.sides}>
      <form data-markdown-ignore className={tool.form} onSubmit={showResult}>
        {isLinkTooLong && (
          <Notice kind="error" title="This link is too long to be read">
            <p>
              A link holds up to {englishNumber(MAX_FRAGMENT_CHARACTERS)} characters. Ask for the queries as a file, or
              fill in the form yourself.
            </p>
          </Notice>
        )}
        {handedOver > 0 && (
          <Notice kind="wait" title={`${englishNumber(handedOver)} domains came from the checker`}>
            <p>They are in the field of domains to leave out. Enter a topic.</p>
          </Notice>
        )}
        <Field label={topics.label} hint={topics.hint}>
          {(props) => <textarea {...props} {...controlOf(topics)} rows={3} />}
        </Field>
        <div className={tool.pair}>
          {fields.map((field) => (
            <Field key={field.name} label={field.label} hint={field.hint}>
              {(props) => (
                <input
                  {...props}
                  {...controlOf(field)}
                  type="text"
                  inputMode={field.name === 'year' ? 'numeric' : undefined}
                />
              )}
            </Field>
          ))}
          <Field label="Region (optional)" hint="Where the engine takes the site to be.">
            {(props) => (
              <select
                {...props}
                value={inputs.region}
                onChange={({ currentTarget }) => setInput('region', currentTarget.value)}
              >
                <option value="">Any</option>
                {regions.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Field label={exclude.label} hint={exclude.hint}>
          {(props) => (
            <textarea {...props} {...controlOf(exclude)} className={tool.list} rows={3} autoCapitalize="none" />
          )}
        </Field>
        <Field label="Search engine">
          {(props) => (
            <select
              {...props}
              value={choices.engineId}
              onChange={({ currentTarget }) => setChoices({ ...choices, engineId: currentTarget.value as EngineId })}
            >
              {engines.map((engine) => (
                <option key={engine.id} value={engine.id}>
                  {engine.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset className={tool.options}>
          <legend>Looking for</legend>
          <div className={styles.purposes}>
            {purposes.map((purpose) => (
              <p className={tool.choice} key={purpose.id}>
                <input
                  type="checkbox"
                  id={`${id}-${purpose.id}`}
                  checked={choices.chosen.has(purpose.id)}
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
      {isSubmitted || shown.choices.inputs !== emptyInputs ? (
        <Queries ref={result} {...shown} />
      ) : (
        <ExampleButton
          detail="Two topics, an invented brand and invented sites are filled in, and the queries appear here."
          onClick={fillIn}
        />
      )}
    </div>
  )
}
