import { memo, useId, useMemo, useState } from 'react'
import styles from '@/app/tools/search-operators/builder.module.css'
import { type BuilderValues, builder } from '@/app/tools/search-operators/definition'
import { writeCsv } from '@/components/csv/write-csv'
import { counted, englishNumber } from '@/components/elements/english'
import { CopyButton } from '@/components/exports/copy-button'
import { DownloadButton } from '@/components/exports/download-button'
import { LeftOutNotice } from '@/components/never-pitch/left-out-notice'
import { useNeverPitch } from '@/components/never-pitch/use-never-pitch'
import { FirstRows } from '@/components/result/first-rows'
import { Meaning } from '@/components/result/meaning'
import { Notice } from '@/components/result/notice'
import { Skipped } from '@/components/result/skipped'
import { fragmentOf } from '@/components/tool-form/link'
import tool from '@/components/workers/text-tool.module.css'
import { buildQueries, type Query } from './build-queries'
import { type Engine, findEngine } from './engines'
import { languages } from './languages'
import { OpenNext } from './open-next'
import { ownPurpose, type Purpose, purposes, type Subject } from './purposes'
import { readInputs, type Wishes } from './read-inputs'

const inputNames: Record<Subject, string> = { topic: 'a topic', brand: 'your brand', competitor: 'a competitor' }

/** The queries for one engine, by purpose. */
export const Queries = memo(function Queries({ values, isExample }: { values: BuilderValues; isExample: boolean }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const engine = findEngine(values.engine)
  const [keeps, setKeeps] = useState(false)
  const excluded = useNeverPitch()
  // An example is for showing around.
  const neverPitch = useMemo(
    () => (isExample ? [] : (excluded ?? []).map(({ domain }) => domain)),
    [excluded, isExample],
  )
  const { wishes, skipped } = readInputs(values, keeps ? [] : neverPitch)
  const today = new Date().toISOString().slice(0, 10)
  const groups = [
    ...purposes.filter(({ id }) => values.lookingFor.includes(id)),
    ...(wishes.footprints.length > 0 ? [ownPurpose] : []),
  ].map((purpose) => ({ purpose, ...buildQueries(purpose, wishes, engine, today) }))
  const all = groups.flatMap(({ queries }) => queries)
  const fragment = fragmentOf(builder, values)
  const open = (queries: readonly Query[]) =>
    setOpened((before) => new Set([...before, ...queries.map(({ url }) => url)]))

  return (
    <>
      <h2>
        {counted(all.length, 'query', 'queries')} for {engine.name}
      </h2>
      {isExample && <p className={styles.why}>An invented example: its brands and sites do not exist.</p>}
      {all.length > 0 && (
        <>
          <Meaning>
            A query finds pages, not prospects. Keep a site if you can name the page that would link to you.
          </Meaning>
          <OpenNext queries={all} opened={opened} onOpen={open} />
          <div className={tool.actions}>
            <CopyButton label="Copy all queries" text={() => all.map(({ text }) => `${text}\n`).join('')} />
            <DownloadButton label="Download CSV" fileName="queries.csv" file={() => csvOf(groups, engine)} />
            {fragment && (
              <CopyButton
                label="Copy link to these queries"
                text={() => new URL(window.location.pathname + fragment, window.location.href).href}
              />
            )}
          </div>
          {!fragment && (
            <p className={styles.why}>These queries are too long for a link. Download the CSV to share them.</p>
          )}
        </>
      )}
      {neverPitch.length > 0 && all.length > 0 && (
        <LeftOutNotice sites={neverPitch.length} isKept={keeps} onKeep={setKeeps} />
      )}
      {groups.length === 0 && <Notice kind="empty" title="Choose at least one thing to look for" />}
      <Limits wishes={wishes} groups={groups} engine={engine} />
      <Skipped title={counted(skipped.length, 'entry was left out', 'entries were left out')} entries={skipped} />
      {groups.map((group) => (
        <Group key={group.purpose.id} {...group} wishes={wishes} opened={opened} onOpen={open} />
      ))}
    </>
  )
})

type QueryGroup = ReturnType<typeof buildQueries> & { purpose: Purpose }

function Group({
  purpose,
  queries,
  notes,
  wishes,
  opened,
  onOpen,
}: QueryGroup & { wishes: Wishes; opened: ReadonlySet<string>; onOpen: (queries: readonly Query[]) => void }) {
  const id = useId()
  const count = queries.filter(({ url }) => opened.has(url)).length
  return (
    <details className={styles.group} open>
      <summary>
        <h3>{purpose.title}</h3>{' '}
        <span className={styles.why}>
          {counted(queries.length, 'query', 'queries')}
          {count > 0 && `, ${englishNumber(count)} opened`}
        </span>
      </summary>
      <p className={styles.why}>{purpose.why}</p>
      {queries.length === 0 && <Notice kind="empty" title={whyNone(purpose, wishes, notes.length > 0)} />}
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
                  onClick={() => onOpen([query])}
                  onAuxClick={() => onOpen([query])}
                >
                  <code>{query.wanted}</code>
                </a>
                {query.left > 0 && <span className={styles.why}>{roomOf(query, wishes)}</span>}
                {opened.has(query.url) && <span className={styles.opened}>opened</span>}
                <CopyButton label="Copy" describedBy={`${id}-${index}`} text={() => query.text} />
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
      {notes.map((note) => (
        <p className={styles.why} key={note}>
          {note}
        </p>
      ))}
    </details>
  )
}

/** `isNoted` says that a note below names what the engine cannot run. */
function whyNone(purpose: Purpose, wishes: Wishes, isNoted: boolean): string {
  const isGiven = purpose.needs === 'topic' ? wishes.topics.length > 0 : wishes[purpose.needs] !== ''
  if (!isGiven) return `Enter ${inputNames[purpose.needs]} to get these queries.`
  const language = languages.find(({ code }) => code === wishes.language)?.name
  return isNoted
    ? 'This engine cannot run any of these queries. Try another engine.'
    : `There are no ${language} footprints for this yet. Add your own in the form.`
}

/** How many of the visitor's domains a query has room for. */
function roomOf({ leavesOut, left }: Query, { own }: Wishes): string {
  const fitting = leavesOut.filter((one) => one !== own).length
  const all = counted(fitting + left, 'domain')
  return fitting === 0 ? `without room for your ${all}` : `leaves out ${englishNumber(fitting)} of your ${all}`
}

/** What the queries leave out, and what the engine cannot take of the wishes. */
function Limits({ wishes, groups, engine }: { wishes: Wishes; groups: readonly QueryGroup[]; engine: Engine }) {
  const { limit } = engine
  const out = (wishes.own ? 1 : 0) + wishes.exclude.length + wishes.neverPitch.length
  const isFull = groups.some(({ queries }) => queries.some(({ left }) => left > 0))
  const tooLong = groups.reduce((sum, group) => sum + group.tooLong, 0)
  const limits = [
    isFull
      ? `Each query leaves out as many of your ${counted(out, 'domain')} as it has room for, from the top of your list${limit ? `: ${engine.name} reads ${limit.inWords}` : ''}. Remove the others from your results with the prospect list cleaner.`
      : out > 0 && `Every query leaves out ${counted(out, 'domain')}.`,
    limit &&
      tooLong > 0 &&
      `${tooLong === 1 ? 'One query is' : `${englishNumber(tooLong)} queries are`} too long for ${engine.name}, which reads only ${limit.inWords}. Shorten the topic.`,
    wishes.endings.length > 0 &&
      !engine.hasEndings &&
      `${engine.name} does not document a search by domain ending, so its queries leave out ${wishes.endings.join(' ')}. Choose a region instead.`,
    wishes.region &&
      engine.regionParameter &&
      `For ${engine.name}, the region is part of the link, not of the query’s text. If you copy only the text, the region is lost.`,
  ]
  return limits.map(
    (said) =>
      said && (
        <p className={styles.why} key={said}>
          {said}
        </p>
      ),
  )
}

function csvOf(groups: readonly QueryGroup[], engine: Engine): string {
  return writeCsv([
    ['Purpose', 'About', 'Engine', 'Query', 'URL'],
    ...groups.flatMap(({ purpose, queries }) =>
      queries.map(({ about, text, url }) => [purpose.title, about, engine.name, text, url]),
    ),
  ])
}
