import { writeCsv } from '@/components/csv/write-csv'
import type { Told } from '@/components/tools/use-text-work'
import { InvalidInput } from '@/lib/errors'
import { type Analysed, type Order, SHOWN_ANCHORS } from './messages'
import { readExport } from './read-export'

/** The rows between two reports of progress; each of them costs the page a repaint. */
const REPORT_ROWS = 5_000

/** Reads one export beside the page, so that a hundred thousand rows hold nothing up. */
self.onmessage = async ({ data: { file, inputs } }: MessageEvent<Order>) => {
  const tell = (told: Told<Analysed>) => self.postMessage(told)
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
      tell({ is: 'reading', share: readBytes / file.size })
    })
    const csv = writeCsv([
      ['Anchor', 'Type', 'Links', 'Share', 'Linking hosts'],
      ...report.anchors.map(({ text, type, links, share, hosts }) => [text, type, links, share, hosts]),
    ])
    const shown = { ...report, anchors: report.anchors.slice(0, SHOWN_ANCHORS) }
    tell({ is: 'done', result: { report: shown, csv: new Blob([csv]) } })
  } catch (error) {
    tell(error instanceof InvalidInput ? { is: 'refused', reason: error.message } : { is: 'broken' })
  }
}
