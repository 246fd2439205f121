import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import psl from 'psl'
import { describe, expect, it } from 'vitest'
import { NoAnchors, readExport } from '@/app/tools/anchor-text-analyser/reading/read-export'
import { clean } from '@/app/tools/prospect-list-cleaner/clean'
import { readTables } from '@/components/sheet/reading/read-tables'
import { readSource } from '@/components/sheet/reading/reading'
import { findSheet } from '@/components/sheet/reading/sheet'
import { sheetFile } from '@/components/sheet/write-sheet'
import { FORMS, type Form } from './forms'
import { LINKS } from './links'
import { writeForm } from './write-form'

const fileOf = ({ file }: Form) => new Blob([readFileSync(join(import.meta.dirname, 'files', file))])

/** By another package's suffix list. */
const siteOf = (url: string) => psl.get(new URL(url).host) ?? url
const SITES = [...new Set(LINKS.map(({ url }) => siteOf(url)))]

const byCount = (a: readonly [string, number], b: readonly [string, number]) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)

async function sheetIn(form: Form) {
  const sheet = findSheet(await readTables(fileOf(form)))
  if (!sheet) throw new Error('The file has no sheet.')
  return sheet
}

describe.each(FORMS.map((form) => [form.file, form] as const))('%s', (_file, form) => {
  it('is written again by the generator', () => {
    expect(writeForm(form).equals(readFileSync(join(import.meta.dirname, 'files', form.file)))).toBe(true)
  })

  it('is read by the checkers: its column, its rows and its sites', async () => {
    const reading = await readSource({ file: fileOf(form), wantsSheet: true })
    if (reading.kind !== 'sheet') throw new Error(reading.kind)
    const { rows, view, above, header } = reading.sheet
    expect(view.columns[view.column]).toBe(form.addresses)
    expect(header?.cells.slice(0, form.columns.length)).toEqual(form.columns.map(([title]) => title))
    expect(above).toHaveLength((form.above ?? []).filter(({ length }) => length > 0).length)
    expect(rows.map(({ domain }) => domain)).toEqual(LINKS.map(({ url }) => siteOf(url)))
    if (form.workbook) expect(view.sheets[view.sheet]).toEqual({ name: 'Links', sites: SITES.length })
  })

  it('is read by the comparison as a list that has its sites', async () => {
    const reading = await readSource({ file: fileOf(form), wantsSheet: false })
    expect(reading).toMatchObject({ kind: 'list', list: { domains: expect.arrayContaining(SITES) } })
  })

  it('is cleaned to one row a site', async () => {
    const file = fileOf(form)
    const cleaned = await clean({ list: file, exclude: '', onlyEndings: '', withoutEndings: '', dropsPlatforms: true })
    expect(cleaned.firstKept.map(({ domain }) => domain)).toEqual(SITES)
    expect(cleaned.dropped.duplicate).toBe(LINKS.length - SITES.length)
    expect(cleaned.dropped['no domain']).toBe(0)
    expect(cleaned.sheet).toMatchObject({ rows: LINKS.length, isTied: false })
    const kept = findSheet(await readTables(cleaned.sheet?.file ?? new Blob()))
    expect(kept?.rows.map(({ domain }) => domain)).toEqual(SITES)
  })

  it('is analysed: its anchors, its sites and its followed links', async () => {
    const tables = await readTables(fileOf(form))
    const inputs = { brands: [], keywords: [], domain: '' }
    if (form.kind === undefined) return expect(() => readExport(tables, inputs)).toThrow(NoAnchors)
    const report = readExport(tables, inputs)
    expect(report.kind).toBe(form.kind)
    expect(report.links).toBe(LINKS.length)
    expect(report.sites).toBe(SITES.length)
    expect(report.followed).toBe(LINKS.filter(({ isFollowed }) => isFollowed).length)
    const counts = new Map<string, number>()
    for (const { anchor } of LINKS) counts.set(anchor, (counts.get(anchor) ?? 0) + 1)
    const found = report.anchors.map(({ text, links }): [string, number] => [text, links])
    expect(found.sort(byCount)).toEqual([...counts].sort(byCount))
    const hasTargets = form.columns.some(([, cell]) => cell(LINKS[0] as never) === LINKS[0]?.target)
    expect(report.targets).toHaveLength(hasTargets ? 4 : 0)
  })

  it('comes back as it came, with a column beside its rows', async () => {
    const sheet = await sheetIn(form)
    const file = await sheetFile(sheet, fileOf(form), { titles: ['Site'], cellsOf: ({ domain }) => [domain] })
    const written = findSheet(await readTables(file), { sheet: sheet.view.sheet, column: sheet.view.column })
    expect(written?.rows.map(({ cells }) => cells.at(-1))).toEqual(LINKS.map(({ url }) => siteOf(url)))
    expect(written?.rows.map(({ cells }) => cells.slice(0, form.columns.length))).toEqual(
      sheet.rows.map(({ cells }) => cells),
    )
    expect(written?.encoding).toBe(sheet.encoding)
    expect(written?.delimiter).toBe(sheet.delimiter)
    if (!form.workbook) return
    const before = unzipSync(new Uint8Array(await fileOf(form).arrayBuffer()))
    const after = unzipSync(new Uint8Array(await file.arrayBuffer()))
    expect(Object.keys(after)).toEqual(Object.keys(before))
    const changed = Object.keys(before).filter(
      (name) => !Buffer.from(before[name] ?? []).equals(Buffer.from(after[name] ?? [])),
    )
    expect(changed).toEqual([form.workbook === 'ods' ? 'content.xml' : 'xl/worksheets/sheet2.xml'])
  })
})

it('the corpus has four delimiters, five encodings and three languages', () => {
  expect(new Set(FORMS.map(({ delimiter }) => delimiter)).size).toBe(4)
  expect(new Set(FORMS.map(({ encoding }) => encoding)).size).toBeGreaterThanOrEqual(5)
})
