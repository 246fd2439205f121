import { type AnchorReport, readExport } from '@/app/tools/anchor-text-analyser/reading/read-export'
import { percent } from '@/app/tools/anchor-text-analyser/report/percent'
import { refusalOf } from '@/components/backlinks/export-choice'
import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { readTables } from '@/components/list/read-tables'
import { serveJobs } from '@/components/text-work/run-worker'
import { InvalidInput } from '@/lib/errors'
import { type Analysed, type Job, type Profile, SHOWN_ANCHORS, SHOWN_REPEATED, SHOWN_TARGETS } from './messages'

const ANCHORS_HEAD = ['Export', 'Anchor', 'Type', 'Links', 'Share', 'Linking sites', 'Followed links', 'Rows left out']
const TARGETS_HEAD = [
  'Export',
  'Target',
  'Links',
  'Share',
  'Linking sites',
  'Followed links',
  'Exact match',
  'Main type',
]

/** Reads the exports off the main thread, one after the other. */
serveJobs(async ({ sources, keywords }: Job, onProgress): Promise<Analysed> => {
  const profiles: Profile[] = []
  const refused: Analysed['refused'] = []
  const anchorRows = [writeCsv([ANCHORS_HEAD])]
  const targetRows = [writeCsv([TARGETS_HEAD])]
  for (const [index, { id, name, file, brands, domain, choice }] of sources.entries()) {
    try {
      // How many rows there are is known at the end alone; a row of an export has about 300 bytes.
      const onRows = (rows: number) => onProgress((index + Math.min(0.95, (300 * rows) / file.size)) / sources.length)
      const report = readExport(await readTables(file), { brands, domain, keywords }, { choice, onRows })
      anchorRows.push(writeCsv([...anchorCells(name, report), ...leftOutCells(name, report)]))
      targetRows.push(writeCsv(targetCells(name, report)))
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
  return { profiles, refused, anchorsCsv: new Blob(anchorRows), targetsCsv: new Blob(targetRows) }
})

function anchorCells(name: string, { anchors }: AnchorReport): Cell[][] {
  return anchors.map(({ text, type, links, share, sites, followed }) => [
    name,
    text,
    type,
    links,
    percent(share),
    sites,
    followed,
    undefined,
  ])
}

function leftOutCells(name: string, { skipped }: AnchorReport): Cell[][] {
  const noFigures = [undefined, undefined, undefined, undefined]
  return skipped.map(({ reason, rows }) => [name, undefined, `left out: ${reason}`, ...noFigures, rows])
}

function targetCells(name: string, { targets }: AnchorReport): Cell[][] {
  return targets.map(({ target, links, share, sites, followed, exactShare, mostly }) => [
    name,
    target,
    links,
    percent(share),
    sites,
    followed,
    percent(exactShare),
    mostly,
  ])
}
