'use client'

import { Fragment, memo, type Ref, useId, useState } from 'react'
import { writeCsv } from '@/components/csv/write-csv'
import { englishNumber } from '@/components/english'
import { CopyButton } from '@/components/tools/copy-button'
import { DownloadButton } from '@/components/tools/download-button'
import { FirstRows } from '@/components/tools/first-rows'
import { Notice } from '@/components/tools/notice'
import { Skipped } from '@/components/tools/skipped'
import tool from '@/components/tools/text-tool.module.css'
import { type BuiltQueries, buildQueries, MAX_WORDS, type Query } from './build-queries'
import styles from './builder.module.css'
import { type Engine, findEngine } from './engines'
import { OpenNext } from './open-next'
import { type Purpose, purposes, type Subject } from './purposes'
import { readInputs, type Wishes } from './read-inputs'
import { type Choices, fragmentOf } from './shared-link'

const inputNames: Record<Subject, string> = { topic: 'a topic', brand: 'your brand', competitor: 'a competitor' }

/** The queries for one engine, by purpose. */
export const Queries = memo(function Queries({
  ref,
  choices,
  isExample,
}: {
  ref: Ref<HTMLElement>
  choices: Choices
  isExample: boolean
}) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const engine = findEngine(choices.engineId)
  const { wishes, skipped } = readInputs(choices.inputs)
  const groups = purposes
    .filter(({ id }) => choices.chosen.has(id))
    .map((purpose) => ({ purpose, ...buildQueries(purpose, wishes, engine) }))
  const all = groups.flatMap(({ queries }) => queries)
  const fragment = fragmentOf(choices)
  const open = ({ url }: Query) => setOpened((before) => new Set(before).add(url))

  return (
    <section ref={ref} tabIndex={-1} className={tool.result} aria-label="Queries">
      <h2>
        {all.length === 1 ? '1 query' : `${englishNumber(all.length)} queries`} for {engine.name}
      </h2>
      {isExample && <p className={styles.why}>An invented example: the brands and sites in it do not exist.</p>}
      {all.length > 0 && (
        <>
          <OpenNext queries={all} opened={opened} onOpen={open} />
          <div className={tool.actions}>
            <CopyButton label="Copy all queries" text={() => all.map(({ text }) => `${text}\n`).join('')} />
            <DownloadButton label="Download CSV" fileName="queries.csv" csv={() => csvOf(groups, engine)} />
            {fragment && <CopyButton label="Copy a link to this set" text={() => linkTo(fragment)} />}
          </div>
          {!fragment && <p className={styles.why}>This set is too long for a link; send it as CSV.</p>}
        </>
      )}
      {groups.length === 0 && <Notice kind="empty" title="Choose at least one thing to look for." />}
      <Limits wishes={wishes} groups={groups} engine={engine} />
      <Skipped
        title={skipped.length === 1 ? '1 entry was left out' : `${skipped.length} entries were left out`}
        entries={skipped}
      />
      {groups.map((group) => (
        <Group key={group.purpose.id} {...group} opened={opened} onOpen={open} />
      ))}
    </section>
  )
})

interface QueryGroup extends BuiltQueries {
  purpose: Purpose
}

function Group({
  purpose,
  queries,
  note,
  opened,
  onOpen,
}: QueryGroup & { opened: ReadonlySet<string>; onOpen: (query: Query) => void }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{purpose.title}</h3>
      <p className={styles.why}>{purpose.why}</p>
      {queries.length === 0 && (
        <Notice kind="empty" title={`Enter ${inputNames[purpose.needs]} to get these queries.`} />
      )}
      <FirstRows rows={queries} what="queries">
        {(shown) => (
          <ul className={styles.queries}>
            {shown.map((query, index) => (
              <li key={query.text}>
                <a
                  href={query.url}
                  id={`${id}-${index}`}
                  target="_blank"
                  rel="noopener noreferrer"
                  title="Opens in a new tab"
                  onClick={() => onOpen(query)}
                  onAuxClick={() => onOpen(query)}
                >
                  <code>
                    <QueryText text={query.text} />
                  </code>
                </a>
                {opened.has(query.url) && <span className={styles.opened}>opened</span>}
                <CopyButton label="Copy" describedBy={`${id}-${index}`} text={() => query.text} />
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
      {note && <p className={styles.why}>{note}</p>}
    </section>
  )
}

/** What the engine cannot take of the wishes. */
function Limits({ wishes, groups, engine }: { wishes: Wishes; groups: readonly QueryGroup[]; engine: Engine }) {
  const limits: string[] = []
  const fitting = Math.min(...groups.map((group) => group.fitting))
  const excluded = wishes.exclude.length
  if (groups.length > 0 && fitting < excluded) {
    limits.push(
      `Google reads ${MAX_WORDS} words of a query, and the same is kept to for the others. So not all of your ${excluded} domains can be left out of every query: into the longest fit the first ${fitting}. Take the others out of what you find with the prospect list cleaner.`,
    )
  }
  if (wishes.endings.length > 0 && !engine.hasEndings) {
    limits.push(
      `${engine.name} documents no search for an ending, so ${wishes.endings.join(' ')} is not in its queries. Choose a region instead.`,
    )
  }
  if (wishes.region && engine.regionParameter) {
    limits.push(
      `For ${engine.name} the region is in the address that a link opens, not in the query’s text. It is lost if you copy the text alone.`,
    )
  }
  return limits.map((limit) => (
    <p className={styles.why} key={limit}>
      {limit}
    </p>
  ))
}

function csvOf(groups: readonly QueryGroup[], engine: Engine): string {
  return writeCsv([
    ['Looking for', 'About', 'Engine', 'Query', 'Address'],
    ...groups.flatMap(({ purpose, queries }) =>
      queries.map(({ about, text, url }) => [purpose.title, about, engine.name, text, url]),
    ),
  ])
}

function linkTo(fragment: string): string {
  const { origin, pathname } = window.location
  return origin + pathname + fragment
}

/** Keeps `-site:…` on one line. */
function QueryText({ text }: { text: string }) {
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
