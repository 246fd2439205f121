import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readExport } from '@/app/tools/anchor-text-analyser/reading/read-export'
import { readLinks } from '@/app/tools/link-gap/reading/read-links'
import { clean } from '@/app/tools/prospect-list-cleaner/clean'
import { writeFile } from '@/app/tools/prospect-list-cleaner/write-file'
import { NoColumn } from '@/components/backlinks/export-choice'
import { readTables } from '@/components/list-reading/read-tables'
import { readSource } from '@/components/list-reading/reading'
import { sheetFile } from '@/components/list-reading/write-sheet'
import { keyOf } from '@/components/review/key-of'
import { findSheet } from '@/components/sheet/reading/sheet'
import { FORMS, type Form } from './forms'
import { LINKS } from './links'

const isWorkbook = ({ file }: Form) => /\.(?:xlsx|ods)$/.test(file)
const fileOf = ({ file }: Form) => new Blob([readFileSync(join(import.meta.dirname, 'files', file))])

const SITE_OF_ROW = LINKS.map(({ site }) => site)
const SITES = [...new Set(SITE_OF_ROW)]

const byCount = (a: readonly [string, number], b: readonly [string, number]) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)

async function sheetIn(form: Form) {
  const sheet = findSheet(await readTables(fileOf(form)))
  if (!sheet) throw new Error('The file has no sheet.')
  return sheet
}

describe.each(FORMS.map((form) => [form.file, form] as const))('%s', (_file, form) => {
  it('is read by the checkers: its column, its rows and its sites', async () => {
    const reading = await readSource({ file: fileOf(form), wantsSheet: true })
    if (!reading.sheet) throw new Error('This is no sheet.')
    const { rows, view, above, header } = reading.sheet
    expect(view.columns[view.used.site ?? -1]).toBe(form.urls)
    expect(header?.cells.slice(0, form.columns.length)).toEqual(form.columns)
    expect(above).toHaveLength(form.rowsAbove ?? 0)
    expect(rows.map(({ domain }) => domain)).toEqual(SITE_OF_ROW)
    if (isWorkbook(form)) expect(view.sheets[view.sheet]).toMatchObject({ name: 'Links', sites: SITES.length })
  })

  it('is read by the comparison as a list that has its sites', async () => {
    const reading = await readSource({ file: fileOf(form), wantsSheet: false })
    expect(reading).toEqual({ domains: expect.arrayContaining(SITES), rejected: expect.any(Array) })
  })

  it('is cleaned to one row a site', async () => {
    const file = fileOf(form)
    const job = { list: file, exclude: '', onlyEndings: '', withoutEndings: '', dropsPlatforms: true }
    const cleaned = await clean(job)
    expect(cleaned.firstKept.map(({ domain }) => domain)).toEqual(SITES)
    expect(cleaned.dropped.duplicate).toBe(LINKS.length - SITES.length)
    expect(cleaned.dropped['no domain']).toBe(0)
    expect(cleaned.sheet).toMatchObject({ rows: LINKS.length, isTied: false })
    const wanted = { keys: cleaned.firstKept.map(keyOf), decisions: new Map() }
    const written = findSheet(await readTables(await writeFile({ ...job, wanted })))
    expect(written?.rows.map(({ domain }) => domain)).toEqual(SITES)
  })

  it('is analysed: its anchors, its sites and its followed links', async () => {
    const tables = await readTables(fileOf(form))
    const inputs = { brands: [], keywords: [], domain: '' }
    if (form.isOfDomains) return expect(() => readExport(tables, inputs)).toThrow(NoColumn)
    const report = readExport(tables, inputs)
    expect(report.links).toBe(LINKS.length)
    expect(report.sites).toBe(SITES.length)
    expect(report.followed).toBe(LINKS.filter(({ isFollowed }) => isFollowed).length)
    const counts = new Map<string, number>()
    for (const { anchor } of LINKS) counts.set(anchor, (counts.get(anchor) ?? 0) + 1)
    const found = report.anchors.map(({ text, links }): [string, number] => [text, links])
    expect(found.sort(byCount)).toEqual([...counts].sort(byCount))
    expect(report.targets).toHaveLength(form.hasNoTargets ? 0 : 4)
  })

  it('is read for the link gap: its sites, and for each the first followed link or else the first', async () => {
    const [links] = readLinks(await readTables(fileOf(form)))
    if (!links) throw new Error('Nothing was read.')
    expect([...links.sites.keys()].sort()).toEqual(SITES.toSorted())
    const { isOfDomains = false } = form
    expect(links).toMatchObject({ rows: LINKS.length, kind: isOfDomains ? 'referring domains' : 'backlinks' })
    expect(links.target).toBe(isOfDomains || form.hasNoTargets ? undefined : 'own.com')
    expect(links.leftOut).toEqual({ lost: 0, notFollowed: 0, noSite: 0, noLink: 0 })
    if (isOfDomains) return
    for (const [site, { link }] of links.sites) {
      const all = LINKS.filter((one) => one.site === site)
      const best = all.find(({ isFollowed }) => isFollowed) ?? all[0]
      expect([link.anchor, link.followed]).toEqual([best?.anchor, best?.isFollowed])
    }
  })

  it('comes back as it came, with a column beside its rows', async () => {
    const sheet = await sheetIn(form)
    const file = await sheetFile(sheet, fileOf(form), { titles: ['Site'], cellsOf: ({ domain }) => [domain] })
    const written = findSheet(await readTables(file), { sheet: sheet.view.sheet, columns: { site: sheet.column } })
    expect(written?.rows.map(({ cells }) => cells.at(-1))).toEqual(SITE_OF_ROW)
    expect(written?.rows.map(({ cells }) => cells.slice(0, form.columns.length))).toEqual(
      sheet.rows.map(({ cells }) => cells),
    )
    expect(written?.encoding).toBe(sheet.encoding)
    expect(written?.delimiter).toBe(sheet.delimiter)
    if (!isWorkbook(form)) return
    const before = unzipSync(new Uint8Array(await fileOf(form).arrayBuffer()))
    const after = unzipSync(new Uint8Array(await file.arrayBuffer()))
    expect(Object.keys(after)).toEqual(Object.keys(before))
    const changed = Object.keys(before).filter(
      (name) => !Buffer.from(before[name] ?? []).equals(Buffer.from(after[name] ?? [])),
    )
    expect(changed).toEqual([form.file.endsWith('.ods') ? 'content.xml' : 'xl/worksheets/sheet2.xml'])
  })
})
