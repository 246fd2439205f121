'use client'

import { type ReactNode, useRef } from 'react'
import type { Cell } from '@/components/csv/write-csv'
import type { Entry, QueueState } from '@/components/queue/queue'
import { type Column, DataTable } from './data-table'
import { DomainForm } from './domain-form'
import { Exports } from './exports'
import styles from './lookup-tool.module.css'
import { QueuePanel } from './queue-panel'
import { type Asking, useQueue } from './use-queue'

export interface Lookup<Value> {
  /** The name of its numbers. */
  what: string
  asking: Asking<Value>
  max: number
  fieldLabel: string
  submitLabel: string
  columns: readonly Column<Entry<Value>>[]
  /** The result as exported: the titles, and a row's cells. */
  head: readonly string[]
  cellsOf: (entry: Entry<Value>) => readonly Cell[]
  fileName: string
  /** Whose numbers they are, as markdown and as it stands beside them on the page. */
  credit: string
  source: ReactNode
  /** The result of a single domain. */
  hero: (entry: Entry<Value>) => ReactNode
  /** What else is worth knowing while it runs. */
  standing?: (state: QueueState<Value>) => ReactNode
}

/** A tool that looks domains up, one or many: its field, its progress, its table and its exports. */
export function LookupTool<Value>({ lookup }: { lookup: Lookup<Value> }) {
  const { running, run } = useQueue(lookup.asking)
  const entries = useRef<readonly Entry<Value>[]>([])
  entries.current = running?.state.entries ?? []
  const [first] = entries.current
  return (
    <>
      <DomainForm label={lookup.fieldLabel} submitLabel={lookup.submitLabel} max={lookup.max} onDomains={run} />
      {running && (
        <section className={styles.result} aria-label="Result">
          <QueuePanel {...running} what={lookup.what} />
          {lookup.standing?.(running.state)}
          {entries.current.length === 1 && first ? (
            <div className={styles.hero}>
              <h2 className={styles.domain}>{first.key}</h2>
              {lookup.hero(first)}
            </div>
          ) : (
            <DataTable
              caption={`${lookup.what} of ${entries.current.length} domains`}
              columns={lookup.columns}
              rows={entries.current}
              keyOf={keyOf}
            />
          )}
          <p className={styles.source}>{lookup.source}</p>
          <Exports
            fileName={lookup.fileName}
            credit={lookup.credit}
            table={() => ({ head: lookup.head, rows: entries.current.map(lookup.cellsOf) })}
          />
        </section>
      )}
    </>
  )
}

function keyOf({ key }: { key: string }): string {
  return key
}
