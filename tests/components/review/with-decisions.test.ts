import { expect, it } from 'vitest'
import { readTables } from '@/components/list-reading/read-tables'
import { writeSheet } from '@/components/list-reading/write-sheet'
import { withDecisions } from '@/components/review/with-decisions'
import { findSheet } from '@/components/sheet/reading/sheet'

const DECISIONS = new Map([
  ['a.com', { verdict: 'kept' as const, note: '=HYPERLINK("x")', atMs: 1 }],
  ['b.com', { verdict: 'skipped' as const, reason: 'off topic', atMs: 1 }],
])

async function written(text: string, decisions: typeof DECISIONS) {
  const sheet = await findSheet(await readTables(new Blob([text])))
  if (!sheet) throw new Error('This is no sheet.')
  return writeSheet(sheet, withDecisions({ titles: [], cellsOf: () => [] }, sheet, decisions))
}

it('adds three columns, in which nothing is a formula', async () => {
  expect(await written('Domain,DR\na.com,9\nb.com,8\nc.com,7\n', DECISIONS)).toBe(
    `Domain,DR,Decision,Skip reason,Review note
a.com,9,kept,,"'=HYPERLINK(""x"")"
b.com,8,skipped,off topic,
c.com,7,,,
`,
  )
})

it('updates what an earlier export added, and leaves a column of the visitor’s own alone', async () => {
  const again = 'Domain,DR,Decision,Skip reason,Review note\na.com,9,skipped,too weak,\nb.com,8,,,\n'
  expect(await written(again, DECISIONS)).toBe(
    `Domain,DR,Decision,Skip reason,Review note
a.com,9,kept,,"'=HYPERLINK(""x"")"
b.com,8,skipped,off topic,
`,
  )
  expect(await written('Domain,Decision\na.com,ask Anna\nb.com,\n', DECISIONS)).toContain(
    'Domain,Decision,Decision,Skip reason,Review note\n',
  )
})

it('adds nothing without a decision', async () => {
  const text = 'Domain,DR\na.com,9\n'
  expect(await written(text, new Map())).toBe(text)
})
