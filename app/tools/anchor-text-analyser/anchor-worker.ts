import { type Cell, writeCsv } from '@/components/csv/write-csv'
import type { WorkerMessage } from '@/components/tools/use-worker-run'
import { InvalidInput } from '@/lib/errors'
import { type Analysed, type Job, type Profile, SHOWN_ANCHORS, SHOWN_REPEATED, SHOWN_TARGETS } from './messages'
import { type AnchorReport, readExport } from './read-export'

/** Rows between two progress reports; each report repaints the page. */
const REPORT_ROWS = 5_000

const ANCHORS_HEAD = ['Export', 'Anchor', 'Type', 'Links', 'Share', 'Linking sites', 'Followed links']
const TARGETS_HEAD = ['Export', 'Target', 'Links', 'Share', 'Linking sites', 'Followed links', 'Exact match', 'Mostly']

/** Reads the exports off the main thread, one after the other. */
self.onmessage = async ({ data: { sources, keywords } }: MessageEvent<Job>) => {
  const post = (message: WorkerMessage<Analysed>) => self.postMessage(message)
  const totalBytes = sources.reduce((sum, { file }) => sum + file.size, 0)
  const profiles: Profile[] = []
  const refused: Analysed['refused'] = []
  const anchorRows = [writeCsv([ANCHORS_HEAD])]
  const targetRows = [writeCsv([TARGETS_HEAD])]
  let readBytes = 0
  let reported = 0

  async function* pieces(file: Blob) {
    const reader = file.stream().getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      readBytes += value.length
      yield value
    }
  }

  try {
    for (const { name, file, brands, domain } of sources) {
      try {
        reported = 0
        const report = await readExport(pieces(file), { brands, domain, keywords }, (rows) => {
          if (rows - reported < REPORT_ROWS) return
          reported = rows
          post({ kind: 'progress', share: readBytes / totalBytes })
        })
        anchorRows.push(writeCsv(anchorCells(name, report)))
        targetRows.push(writeCsv(targetCells(name, report)))
        profiles.push({
          ...report,
          name,
          pages: report.targets.length,
          anchors: report.anchors.slice(0, SHOWN_ANCHORS),
          targets: report.targets.slice(0, SHOWN_TARGETS),
          repeated: report.repeated?.slice(0, SHOWN_REPEATED),
        })
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error
        refused.push({ name, reason: error.message })
      }
    }
    if (profiles.length === 0) {
      return post({ kind: 'failed', reason: refused.map(({ reason }) => reason).join(' ') })
    }
    const csvs = { anchorsCsv: new Blob(anchorRows), targetsCsv: new Blob(targetRows) }
    post({ kind: 'done', result: { profiles, refused, ...csvs } })
  } catch {
    post({ kind: 'failed' })
  }
}

function anchorCells(name: string, { anchors }: AnchorReport): Cell[][] {
  return anchors.map(({ text, type, links, share, sites, followed }) => [
    name,
    text,
    type,
    links,
    share,
    sites,
    followed,
  ])
}

function targetCells(name: string, { targets }: AnchorReport): Cell[][] {
  return targets.map(({ target, links, share, sites, followed, exactShare, mostly }) => [
    name,
    target,
    links,
    share,
    sites,
    followed,
    exactShare,
    mostly,
  ])
}
