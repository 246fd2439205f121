import { expect, it } from 'vitest'
import type { Decision } from '@/components/list-reading/list'
import { readTables } from '@/components/list-reading/read-tables'
import { writeSheet } from '@/components/list-reading/write-sheet'
import { withDecisions } from '@/components/review/with-decisions'
import { findSheet } from '@/components/sheet/reading/sheet'

const DECISIONS = new Map<string, Decision>([
  ['a.com', { verdict: 'kept', note: '=HYPERLINK("x")', atMs: 1 }],
  ['b.com', { verdict: 'skipped', reason: 'off topic', atMs: 1 }],
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
  const again =
    'Domain,DR,Decision,Skip reason,Review note\na.com,9,skipped,too weak,\nb.com,8,,,\nc.com,7,kept,,ask Anna\nd.com,6,,,later\n'
  expect(await written(again, DECISIONS)).toBe(
    `Domain,DR,Decision,Skip reason,Review note
a.com,9,kept,,"'=HYPERLINK(""x"")"
b.com,8,skipped,off topic,
c.com,7,kept,,ask Anna
d.com,6,,,later
`,
  )
  // A note alone takes the place of a note.
  expect(await written(again, new Map([['c.com', { note: 'gone', atMs: 1 }]]))).toContain('c.com,7,kept,,gone\n')
  expect(await written('Domain,Decision\na.com,ask Anna\nb.com,\n', DECISIONS)).toContain(
    'Domain,Decision,Decision,Skip reason,Review note\n',
  )
})

it('writes a contact’s decision into its own row alone, and a site’s into the others', async () => {
  const decisions = new Map(DECISIONS).set('a.com ann@a.com', { verdict: 'skipped', reason: 'x', atMs: 1 })
  decisions.set('c.com di@c.com', { verdict: 'kept', atMs: 1 })
  const text = 'Domain,Mail\na.com,ann@a.com\nb.com,bo@b.com\nc.com,cy@c.com\nc.com,Di@c.com\nc.com,\n'
  expect(await written(text, decisions)).toBe(`Domain,Mail,Decision,Skip reason,Review note
a.com,ann@a.com,skipped,x,
b.com,bo@b.com,skipped,off topic,
c.com,cy@c.com,,,
c.com,Di@c.com,kept,,
c.com,,,,
`)
})

it('adds nothing without a decision', async () => {
  const text = 'Domain,DR\na.com,9\n'
  expect(await written(text, new Map())).toBe(text)
})
