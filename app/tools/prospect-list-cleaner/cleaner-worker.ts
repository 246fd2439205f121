import { type Cell, writeCsv } from '@/components/csv/write-csv'
import type { WorkerMessage } from '@/components/tools/use-worker-run'
import { type Cleaned, type Job, SHOWN_ROWS } from './messages'
import { createProspectList, type DropKind, domainsIn, LINE_END, type ProspectList } from './prospect-list'

/** Lines between two progress reports; each report repaints the page. */
const REPORT_LINES = 5_000

/** Cleans one list off the main thread, which also keeps the public suffix list off the page. */
self.onmessage = async ({ data: { list: file, exclude, firstOnly } }: MessageEvent<Job>) => {
  const post = (message: WorkerMessage<Cleaned>) => self.postMessage(message)
  try {
    const list = createProspectList({ exclude: domainsIn(exclude), firstOnly })
    const lines = (await file.text()).split(LINE_END)
    for (const [index, line] of lines.entries()) {
      list.addLine(line)
      if (index % REPORT_LINES === 0) post({ kind: 'progress', share: index / lines.length })
    }
    post({ kind: 'done', result: resultOf(list) })
  } catch {
    post({ kind: 'failed' })
  }
}

function resultOf(list: ProspectList): Cleaned {
  const prospects = list.prospects()
  const dropped = list.dropped()
  const countOf = (kind: DropKind) => dropped.filter((one) => one.kind === kind).length
  return {
    kept: prospects.length,
    dropped: {
      duplicate: countOf('duplicate'),
      excluded: countOf('excluded'),
      mailbox: countOf('mailbox'),
      'no domain': countOf('no domain'),
    },
    firstKept: prospects.slice(0, SHOWN_ROWS),
    firstDropped: dropped.slice(0, SHOWN_ROWS),
    lines: prospects.map(({ domain }) => `${domain}\n`).join(''),
    keptCsv: csvOf(
      ['Domain', 'Mentions', 'First in line'],
      prospects.map(({ domain, mentions, line }) => [domain, mentions, line]),
    ),
    droppedCsv: csvOf(
      ['Line', 'Entry', 'Why'],
      dropped.map(({ line, entry, reason }) => [line, entry, reason]),
    ),
  }
}

/** As a blob, which is posted without a copy. */
function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  return new Blob([writeCsv([head, ...rows])])
}
