import type { PlacedCells } from './cell-collector'
import { isBuiltInDateFormat, isDateFormat } from './dates'
import { refuseUnreadable, type WorkbookLimits } from './limits'
import type { Parts } from './parts'
import { type CellContext, readSheet } from './read-sheet'
import { readLinks, readRelations } from './relations'
import { createTextCollector } from './text-collector'
import { readXml } from './xml'

/** The visible sheets with a value. Throws `InvalidInput`. */
export function readXlsx(parts: Parts, limits: WorkbookLimits): PlacedCells[] {
  const path = findPath(readRelations(parts), 'officeDocument') ?? refuseUnreadable()
  const { sheets, is1904 } = readWorkbookPart(parts.read(path) ?? refuseUnreadable())
  const relations = readRelations(parts, path)
  const context: CellContext = {
    texts: readTexts(parts, findPath(relations, 'sharedStrings')),
    isDate: readDateStyles(parts, findPath(relations, 'styles')),
    is1904,
  }
  const left = { ...limits, sheetsBefore: 0 }
  return sheets.flatMap(({ name, id }) => {
    const relation = relations.get(id)
    if (relation?.type !== 'worksheet') return []
    const part = parts.read(relation.path) ?? refuseUnreadable()
    const urls = readLinks(parts, relation.path)
    const cells = readSheet(part, name, { ...context, urls }, limits, left)
    return cells.rows.length > 0 ? [{ ...cells, path: relation.path }] : []
  })
}

function findPath(relations: ReturnType<typeof readRelations>, type: string): string | undefined {
  return [...relations.values()].find((relation) => relation.type === type)?.path
}

/** The visible sheets, each with the id of its relation. */
function readWorkbookPart(part: Uint8Array) {
  const sheets: { name: string; id: string }[] = []
  let is1904 = false
  readXml(part, {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      if (tag !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return
      // The prefix of the id is the file's choice, but `r` in practice.
      const [, id = ''] = Object.entries(attributes).find(([name]) => /:id$/.test(name)) ?? []
      sheets.push({ name: (attributes.name ?? '').slice(0, 31), id })
    },
  })
  return { sheets, is1904 }
}

/** The texts that cells refer to by number. */
function readTexts(parts: Parts, path: string | undefined): readonly string[] {
  const part = path === undefined ? undefined : parts.read(path)
  const texts: string[] = []
  if (!part) return texts
  const collector = createTextCollector()
  readXml(part, {
    open: collector.open,
    text: collector.add,
    close(tag) {
      collector.close(tag)
      if (tag === 'si') texts.push(collector.take())
    },
  })
  return texts
}

/** Tells by a cell's style whether its number is a date. */
function readDateStyles(parts: Parts, path: string | undefined): CellContext['isDate'] {
  const part = path === undefined ? undefined : parts.read(path)
  const custom = new Map<number, boolean>()
  const formats: number[] = []
  let isInCellFormats = false
  if (part) {
    readXml(part, {
      open(tag, { numFmtId, formatCode = '' }) {
        if (tag === 'numFmt') custom.set(Number(numFmtId), isDateFormat(formatCode))
        if (tag === 'cellXfs') isInCellFormats = true
        if (tag === 'xf' && isInCellFormats) formats.push(Number(numFmtId ?? 0))
      },
      close(tag) {
        if (tag === 'cellXfs') isInCellFormats = false
      },
    })
  }
  return (style) => {
    const format = formats[style] ?? 0
    return custom.get(format) ?? isBuiltInDateFormat(format)
  }
}
