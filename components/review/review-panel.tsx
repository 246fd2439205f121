import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/elements/button'
import { DomainName } from '@/components/elements/domain-name'
import { englishNumber } from '@/components/elements/english'
import type { Decision } from '@/components/list-reading/list'
import type { Column } from '@/components/result/column'
import { Field } from '@/components/tool-page/field'
import { decisionOn } from './decision-on'
import { REASONS } from './decision-words'
import { neighbour, nextUndecided } from './next-site'
import styles from './review.module.css'
import type { Review } from './use-review'

/** One site of a list at a time: what is known of it, and the buttons and keys that decide. */
export function ReviewPanel<Row>({
  review,
  site,
  sites,
  row,
  domain = site,
  columns,
}: {
  review: Review
  site: string
  /** In the order of the table. */
  sites: readonly string[]
  row: Row | undefined
  /** Where the site has several contacts, `site` names one of them too. */
  domain?: string
  columns: readonly Column<Row>[]
}) {
  const { decisions, decide, openSite, undo, canUndo } = review
  const [reason, setReason] = useState<string>(REASONS[0])
  const panel = useRef<HTMLElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const decision = decisionOn(site, decisions)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function settle(change: Omit<Decision, 'atMs'>) {
    decide(site, change)
    openSite(nextUndecided(sites, site, decisions) ?? site)
    // A button would keep the focus, and its key with it.
    panel.current?.focus({ preventScroll: true })
  }

  const keep = () => settle({ verdict: 'kept' })
  const skip = () => settle({ verdict: 'skipped', reason })
  const goOn = () => openSite(neighbour(sites, site, 1))
  const goBack = () => openSite(neighbour(sites, site, -1))
  const end = () => openSite(undefined)
  const acts = new Map([
    ['k', keep],
    ['s', skip],
    ['u', undo],
    ['o', () => link.current?.click()],
    ['ArrowRight', goOn],
    ['ArrowLeft', goBack],
    ['Escape', end],
  ])

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping = target instanceof HTMLElement && target.matches('input, select')
    const act = acts.get(key.length === 1 ? key.toLowerCase() : key)
    if (!act || ctrlKey || metaKey || altKey || (isTyping && key !== 'Escape')) return
    event.preventDefault()
    act()
  }

  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label="Review"
      data-print="no"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <p className={styles.place}>
        {placeOf(sites, site)}
        {countsOf(decisions, sites)}
      </p>
      <h2 className={styles.site} aria-live="polite">
        <a ref={link} href={`https://${domain}/`} target="_blank" rel="noopener noreferrer">
          <DomainName name={domain} />
        </a>{' '}
        <span className={decision?.verdict && styles[decision.verdict]}>{decision?.verdict}</span>
        {decision?.reason && <small> {decision.reason}</small>}
      </h2>
      {row !== undefined && (
        <dl className={styles.facts}>
          {columns.map(({ title, cell }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{cell(row) || '–'}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.actions}>
        <Button isPrimary onClick={keep} aria-pressed={decision?.verdict === 'kept'} aria-keyshortcuts="k">
          Keep <kbd>K</kbd>
        </Button>
        <Button onClick={skip} aria-pressed={decision?.verdict === 'skipped'} aria-keyshortcuts="s">
          Skip <kbd>S</kbd>
        </Button>
        <Field
          as="select"
          label="Reason to skip"
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        >
          {REASONS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Field>
        <Field
          label="Note"
          type="text"
          autoComplete="off"
          maxLength={200}
          // Not set by React: what is saved comes back later than the next key.
          key={site}
          defaultValue={decision?.note}
          onInput={({ currentTarget: { value } }) => review.note(site, value)}
        />
      </div>
      <div className={styles.moves}>
        <Button onClick={goBack} aria-keyshortcuts="ArrowLeft">
          ← Previous
        </Button>
        <Button onClick={goOn} aria-keyshortcuts="ArrowRight">
          Next →
        </Button>
        <Button onClick={undo} disabled={!canUndo} aria-keyshortcuts="u">
          Undo <kbd>U</kbd>
        </Button>
        <Button onClick={end} aria-keyshortcuts="Escape">
          End review
        </Button>
      </div>
    </section>
  )
}

/** A filter may have taken the site away. */
function placeOf(sites: readonly string[], site: string): string {
  const at = sites.indexOf(site)
  return at < 0 ? '' : `${englishNumber(at + 1)} of ${englishNumber(sites.length)} · `
}

function countsOf(decisions: Review['decisions'], sites: readonly string[]): string {
  const count = (verdict: Decision['verdict']) =>
    sites.filter((site) => decisionOn(site, decisions)?.verdict === verdict).length
  return `${englishNumber(count('kept'))} kept, ${englishNumber(count('skipped'))} skipped, ${englishNumber(count(undefined))} open`
}
