import { writeCsv } from '@/components/csv/write-csv'
import type { WorkerMessage } from '@/components/tools/use-text-work'
import { InvalidInput } from '@/lib/errors'
import { type Analysed, type Job, SHOWN_ANCHORS } from './messages'
import { readExport } from './read-export'

/** Rows between two progress reports; each report repaints the page. */
const REPORT_ROWS = 5_000

/** Reads one export off the main thread. */
self.onmessage = async ({ data: { file, inputs } }: MessageEvent<Job>) => {
  const post = (message: WorkerMessage<Analysed>) => self.postMessage(message)
  let readBytes = 0
  let reported = 0

  async function* pieces() {
    const reader = file.stream().getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      readBytes += value.length
      yield value
    }
  }

  try {
    const report = await readExport(pieces(), inputs, (rows) => {
      if (rows - reported < REPORT_ROWS) return
      reported = rows
      post({ kind: 'progress', share: readBytes / file.size })
    })
    const csv = writeCsv([
      ['Anchor', 'Type', 'Links', 'Share', 'Linking hosts'],
      ...report.anchors.map(({ text, type, links, share, hosts }) => [text, type, links, share, hosts]),
    ])
    const shown = { ...report, anchors: report.anchors.slice(0, SHOWN_ANCHORS) }
    post({ kind: 'done', result: { report: shown, csv: new Blob([csv]) } })
  } catch (error) {
    post({ kind: 'failed', reason: error instanceof InvalidInput ? error.message : undefined })
  }
}
