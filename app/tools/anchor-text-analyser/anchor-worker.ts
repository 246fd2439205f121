import type { AnchorShare, TargetShare } from '@/app/tools/anchor-text-analyser/anchors/distribution'
import { type AnchorReport, readExport } from '@/app/tools/anchor-text-analyser/reading/read-export'
import { percent } from '@/app/tools/anchor-text-analyser/report/percent'
import { refusalOf } from '@/components/backlinks/export-choice'
import { ownerInName } from '@/components/backlinks/owner-in-name'
import { csvFile } from '@/components/csv/csv-file'
import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { readTables } from '@/components/list-reading/read-tables'
import { serveJobs } from '@/components/workers/serve-jobs'
import { InvalidInput } from '@/lib/errors'
import { type Analysed, type Job, type Profile, SHOWN_ANCHORS, SHOWN_REPEATED, SHOWN_TARGETS } from './messages'

type Columns<Row> = readonly [title: string, cell: (row: Row) => Cell][]

const ANCHORS: Columns<AnchorShare> = [
  ['Anchor', ({ text }) => text],
  ['Type', ({ type }) => type],
  ['Links', ({ links }) => links],
  ['Share', ({ share }) => percent(share)],
  ['Linking sites', ({ sites }) => sites],
  ['Followed links', ({ followed }) => followed],
  ['Rows left out', () => undefined],
]
const TARGETS: Columns<TargetShare> = [
  ['Target', ({ target }) => target],
  ['Links', ({ links }) => links],
  ['Share', ({ share }) => percent(share)],
  ['Linking sites', ({ sites }) => sites],
  ['Followed links', ({ followed }) => followed],
  ['Exact match', ({ exactShare }) => percent(exactShare)],
  ['Main type', ({ mostly }) => mostly],
]

/** Reads the exports off the main thread, one after the other. */
serveJobs(async ({ sources, keywords }: Job): Promise<Analysed> => {
  const profiles: Profile[] = []
  const refused: Analysed['refused'] = []
  const anchorRows = [headOf(ANCHORS)]
  const targetRows = [headOf(TARGETS)]
  for (const { id, name, file, brands, domain, choice } of sources) {
    try {
      const report = readExport(await readTables(file), { brands, domain, keywords, owner: ownerInName(name) }, choice)
      anchorRows.push(rowsOf(ANCHORS, name, report.anchors), leftOutOf(name, report))
      targetRows.push(rowsOf(TARGETS, name, report.targets))
      profiles.push({
        ...report,
        id,
        name,
        pages: report.targets.length,
        anchors: report.anchors.slice(0, SHOWN_ANCHORS),
        targets: report.targets.slice(0, SHOWN_TARGETS),
        repeated: report.repeated?.slice(0, SHOWN_REPEATED),
      })
    } catch (error) {
      refused.push({ id, name, ...refusalOf(error) })
    }
  }
  if (profiles.length === 0 && refused.every(({ view }) => view === undefined)) {
    throw new InvalidInput(refused.map(({ reason }) => reason).join(' '))
  }
  return { profiles, refused, anchorsCsv: csvFile(...anchorRows), targetsCsv: csvFile(...targetRows) }
})

function headOf<Row>(columns: Columns<Row>): string {
  return writeCsv([['Export', ...columns.map(([title]) => title)]])
}

function rowsOf<Row>(columns: Columns<Row>, name: string, rows: readonly Row[]): string {
  return writeCsv(rows.map((row) => [name, ...columns.map(([, cell]) => cell(row))]))
}

function leftOutOf(name: string, { skipped }: AnchorReport): string {
  const noFigures = [undefined, undefined, undefined, undefined]
  return writeCsv(skipped.map(({ reason, rows }) => [name, undefined, `left out: ${reason}`, ...noFigures, rows]))
}
