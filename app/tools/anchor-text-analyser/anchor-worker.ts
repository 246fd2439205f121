import { readExport } from '@/lib/anchors/read-export'
import { writeCsv } from '@/lib/csv/write-csv'
import { InvalidInput } from '@/lib/http/errors'
import { type Answer, type Order, SHOWN_ANCHORS } from './messages'

/** The rows between two reports of progress; each of them costs the page a repaint. */
const REPORT_ROWS = 5_000

/** Reads one export beside the page, so that a hundred thousand rows hold nothing up. */
self.onmessage = async ({ data: { file, inputs } }: MessageEvent<Order>) => {
  const answer = (message: Answer) => self.postMessage(message)
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
      answer({ is: 'reading', rows, readBytes })
    })
    const csv = writeCsv([
      ['Anchor', 'Type', 'Links', 'Share', 'Linking hosts'],
      ...report.anchors.map(({ text, type, links, share, hosts }) => [text, type, links, share, hosts]),
    ])
    answer({ is: 'done', report: { ...report, anchors: report.anchors.slice(0, SHOWN_ANCHORS) }, csv: new Blob([csv]) })
  } catch (error) {
    answer(error instanceof InvalidInput ? { is: 'refused', reason: error.message } : { is: 'broken' })
  }
}
