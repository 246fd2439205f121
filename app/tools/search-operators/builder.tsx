'use client'

import { type MouseEvent, useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { type EngineId, engines } from '@/app/tools/search-operators/queries/engines'
import { languageOf, languages } from '@/app/tools/search-operators/queries/languages'
import { purposes } from '@/app/tools/search-operators/queries/purposes'
import { Queries } from '@/app/tools/search-operators/queries/queries'
import { emptyInputs, type Inputs, MAX_FOOTPRINTS, MAX_TOPICS } from '@/app/tools/search-operators/queries/read-inputs'
import { regions } from '@/app/tools/search-operators/queries/regions'
import { Samples } from '@/app/tools/search-operators/queries/samples'
import { useAgentTool } from '@/components/agent-tools/use-agent-tool'
import { Button } from '@/components/elements/button'
import { counted, englishNumber } from '@/components/elements/english'
import { Notice } from '@/components/result/notice'
import { showQuery } from '@/components/result/show-query'
import { useResultFocus } from '@/components/result/use-result-focus'
import { readHandedOver, takeHandedOver } from '@/components/storage/hand-over'
import { useKeptForm } from '@/components/storage/use-kept-form'
import { KeptNote } from '@/components/text-work/kept-note'
import tool from '@/components/text-work/text-tool.module.css'
import { ExampleButton } from '@/components/tools/example-button'
import { Field } from '@/components/tools/field'
import layout from '@/components/tools/side-by-side.module.css'
import styles from './builder.module.css'
import { example } from './example'
import { fieldsOf, readChoices } from './kept-choices'
import { keepFootprints, readFootprints } from './kept-footprints'
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
  hint: `One per line, up to ${MAX_TOPICS}, in your readers’ words.`,
  placeholder: 'trail running\nultramarathon',
}

const fields: readonly TextField[] = [
  { name: 'brand', label: 'Your brand', hint: 'To find mentions without a link.', placeholder: 'Example Shoes' },
  {
    name: 'competitor',
    label: 'A competitor',
    hint: 'Its name, its domain or both. Enter a domain to exclude its pages.',
    placeholder: 'Example Sports example.org',
  },
  { name: 'ownDomain', label: 'Your domain', hint: 'Excluded from every query.', placeholder: 'example.com' },
  {
    name: 'year',
    label: 'Published since (optional)',
    hint: 'A year. Used where fresh pages matter.',
    placeholder: 'Four digits',
  },
  {
    name: 'endings',
    label: 'Domain endings (optional)',
    hint: 'Find only sites with these.',
    placeholder: '.de .at .ch',
  },
]

const exclude: TextField = {
  name: 'exclude',
  label: 'Domains to leave out (optional)',
  hint: 'One per line, such as sites you know or have already pitched.',
}

const footprints: TextField = {
  name: 'footprints',
  label: 'Your own footprints (optional)',
  hint: `One per line, up to ${MAX_FOOTPRINTS}. The operators intitle:, inurl: and intext: work too, also with a minus. Saved in this browser.`,
  placeholder: 'contribute a recipe\nintitle:submissions',
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
  const { keeping, find, keep, forget } = useKeptForm('search')
  const shown = useDeferredValue(useMemo(() => ({ choices, isExample }), [choices, isExample]))
  const { inputs } = choices

  /** The choices of a link, which are not the visitor's, and are not kept. */
  const takeLink = useEffectEvent((): boolean => {
    const { hash } = window.location
    setIsLinkTooLong(hash.length > MAX_FRAGMENT_CHARACTERS)
    const linked = choicesOf(hash)
    if (linked) setChoices(linked)
    return linked !== undefined
  })

  const takeUp = useEffectEvent(async () => {
    const [kept, footprints] = takeLink() ? [] : await Promise.all([find(), readFootprints()])
    const earlier = readChoices(kept?.fields)
    if (kept && !earlier) forget()
    const start = earlier ?? START
    const opened = { ...start, inputs: { ...start.inputs, footprints: footprints || start.inputs.footprints } }
    // Nothing of it where the visitor, or a link, was faster.
    setChoices((before) => (before === START ? opened : before))
    const handed = await takeHandedOver(readHandedOver)
    const domains = (await handed?.file.text())?.trim()
    if (!domains) return
    setHandedOver(domains.split('\n').length)
    change({ ...opened, inputs: { ...opened.inputs, exclude: domains } })
  })
  useEffect(() => {
    void takeUp()
    const follow = () => void takeLink()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  function change(next: Choices) {
    setChoices(next)
    keep(isStart(next) ? undefined : { fields: fieldsOf(next) })
    // The form no longer holds the link's set.
    if (window.location.hash !== '') showQuery(window.location.search)
  }

  function setInput(name: keyof Inputs, value: string) {
    setIsExample(false)
    const isFilledIn = inputs[name].trim() === '' && value.trim() !== ''
    const needed = isFilledIn
      ? purposes.filter(({ needs }) => needs === name).map(({ id: purposeId }) => purposeId)
      : []
    change({
      ...choices,
      inputs: { ...inputs, [name]: value },
      chosen: needed.length > 0 ? new Set([...choices.chosen, ...needed]) : choices.chosen,
    })
    if (name === 'footprints') void keepFootprints(value)
  }

  function toggle(purposeId: string) {
    const chosen = new Set(choices.chosen)
    if (!chosen.delete(purposeId)) chosen.add(purposeId)
    change({ ...choices, chosen })
  }

  function clear() {
    setChoices(START)
    setIsExample(false)
    setHandedOver(0)
    void keepFootprints('')
    forget()
  }

  function fillIn(event: MouseEvent) {
    setChoices({
      ...choices,
      inputs: { ...example, footprints: inputs.footprints },
      chosen: new Set(purposes.map((purpose) => purpose.id)),
    })
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

  const proposedCode = languageOf(regions.find(({ code }) => code === inputs.region))
  const proposed = languages.find(({ code }) => code === proposedCode)

  return (
    <div className={layout.sides}>
      <form data-markdown-ignore className={tool.form} onSubmit={showResult} autoComplete="off">
        {isLinkTooLong && (
          <Notice kind="error" title="This link is too long">
            <p>
              A link can hold up to {englishNumber(MAX_FRAGMENT_CHARACTERS)} characters. Ask the sender for the CSV
              file, or fill in the form yourself.
            </p>
          </Notice>
        )}
        {handedOver > 0 && (
          <Notice kind="wait" title={`${counted(handedOver, 'domain')} added from the checker`}>
            <p>See “Domains to leave out” below. Now enter a topic.</p>
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
          <Field label="Region (optional)" hint="Where the engine thinks the site is.">
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
          <Field label="Language of the pages" hint="Sets the language of the footprints.">
            {(props) => (
              <select
                {...props}
                value={inputs.language}
                onChange={({ currentTarget }) => setInput('language', currentTarget.value)}
              >
                <option value="">
                  {inputs.region ? 'Default for the region' : 'Default'}: {proposed?.name}
                </option>
                {languages.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Search engine">
            {(props) => (
              <select
                {...props}
                value={choices.engineId}
                onChange={({ currentTarget }) => change({ ...choices, engineId: currentTarget.value as EngineId })}
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
        <Field label={exclude.label} hint={exclude.hint}>
          {(props) => (
            <textarea {...props} {...controlOf(exclude)} className={tool.list} rows={3} autoCapitalize="none" />
          )}
        </Field>
        <Field label={footprints.label} hint={footprints.hint}>
          {(props) => <textarea {...props} {...controlOf(footprints)} className={tool.list} rows={2} />}
        </Field>
        <fieldset className={tool.options}>
          <legend>What to look for</legend>
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
          <Button type="submit">Show queries</Button>
          <span className={tool.private}>
            Queries are built in your browser. Nothing is sent until you open one, and then only to the search engine.
          </span>
        </div>
        <KeptNote keeping={keeping} onClear={clear} />
      </form>
      {isSubmitted || isFilled(shown.choices.inputs) ? (
        <Queries ref={result} {...shown} />
      ) : (
        <div className={styles.start}>
          <Samples />
          <ExampleButton
            detail="Fills in two topics, an invented brand and invented sites, and shows the queries here."
            onClick={fillIn}
          />
        </div>
      )}
    </div>
  )
}

/** Whether nothing is chosen yet that a reload would lose. */
function isStart({ inputs, engineId, chosen }: Choices): boolean {
  const isSame = chosen.size === START.chosen.size && [...chosen].every((id) => START.chosen.has(id))
  return isSame && engineId === START.engineId && Object.values(inputs).every((value) => value === '')
}

/** Whether anything but the kept footprints is filled in. */
function isFilled({ footprints: _, ...inputs }: Inputs): boolean {
  return Object.values(inputs).some((value) => value !== '')
}
