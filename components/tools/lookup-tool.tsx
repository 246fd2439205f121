'use client'

import type { ReactNode } from 'react'
import type { Cell } from '@/components/csv/write-csv'
import type { Entry, QueueState } from '@/components/queue/queue'
import { settled } from '@/components/queue/settled'
import type { Source } from '@/lib/site/credits'
import type { LookupPage } from './agent-lookup'
import type { AgentTool } from './agent-tool'
import { type Column, DataTable } from './data-table'
import { DomainForm } from './domain-form'
import { Exports } from './exports'
import styles from './lookup-tool.module.css'
import { QueuePanel } from './queue-panel'
import { SourceLine } from './source-line'
import { useAgentTool } from './use-agent-tool'
import { type LookupOptions, useQueue } from './use-queue'

export interface Lookup<Value> {
  /** What is looked up, such as `PageRank`. */
  what: string
  options: LookupOptions<Value>
  max: number
  fieldLabel: string
  submitLabel: string
  columns: readonly Column<Entry<Value>>[]
  /** The columns of the export, and the cells of a row. */
  head: readonly string[]
  cellsOf: (entry: Entry<Value>) => readonly Cell[]
  fileName: string
  source: Source
  /** The day of the provider's data, as it writes it. */
  dayOf?: (entries: readonly Entry<Value>[]) => string | undefined
  /** The result for a single domain. */
  hero: (entry: Entry<Value>) => ReactNode
  agentTool: () => Promise<{ agentTool: AgentTool<LookupPage> }>
  /** Shown above the result. */
  status?: (state: QueueState<Value>) => ReactNode
}

/** A tool that looks up domains: its field, progress, table and exports. */
export function LookupTool<Value>({ lookup }: { lookup: Lookup<Value> }) {
  const { running, run } = useQueue(lookup.options)
  useAgentTool(lookup.agentTool, {
    isBusy: () => running !== undefined && !running.queue.state().isDone,
    async lookUp(domains) {
      const state = await settled(run(domains))
      return { head: lookup.head, rows: state.entries.map(lookup.cellsOf), states: [state] }
    },
  })
  const entries = running?.state.entries ?? []
  const [first] = entries
  return (
    <>
      <DomainForm label={lookup.fieldLabel} submitLabel={lookup.submitLabel} max={lookup.max} onDomains={run} />
      {running && (
        <section className={styles.result} aria-label="Result">
          <QueuePanel {...running} what={lookup.what} />
          {lookup.status?.(running.state)}
          <p className={styles.source}>
            <SourceLine source={lookup.source} day={lookup.dayOf?.(entries)} />
          </p>
          {entries.length === 1 && first ? (
            <div className={styles.hero}>
              <h2 className={styles.domain}>{first.key}</h2>
              {lookup.hero(first)}
            </div>
          ) : (
            <DataTable
              caption={`${lookup.what} of ${entries.length} domains`}
              columns={lookup.columns}
              rows={entries}
              keyOf={({ key }) => key}
            />
          )}
          <Exports
            fileName={lookup.fileName}
            sources={[lookup.source]}
            head={lookup.head}
            rows={() => entries.map(lookup.cellsOf)}
          />
        </section>
      )}
    </>
  )
}
