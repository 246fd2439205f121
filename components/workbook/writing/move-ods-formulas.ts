import { attributeOf, changeValues, type Edit, editXml, unescapeXml } from './edit-xml'
import { isSameName, nameOf } from './formula'
import { mapRange, type RowMove } from './map-range'
import type { Tag } from './scan-tags'

const SHEET = `\\$?(?:'(?:[^']|'')*'|[^\\s.'#[\\]:]*)`
const CELL = '\\$?[A-Z]+\\$?\\d+'
/** A text, or a reference of OpenFormula: `[.A2]`, `[.A2:.B9]`, `[$'My sheet'.A2]`. */
const REFERENCE = new RegExp(`"(?:[^"]|"")*"|\\[(${SHEET})\\.(${CELL})(?::(${SHEET})\\.(${CELL}))?\\]`, 'gi')

/** The `content.xml` of an .ods in which all formulas name the rows of one table by their new numbers. */
export function moveOdsFormulas(xml: string, table: number, move: RowMove): string {
  const [tag = ''] = [...xml.matchAll(/<table:table(?=[\s/>])[^<>]*>/g)][table] ?? []
  const name = unescapeXml(attributeOf(tag, 'table:name') ?? '')
  let tables = 0

  function open({ name: element, attributes }: Tag): Edit | undefined {
    if (element === 'table') tables += 1
    if (element !== 'table-cell') return undefined
    const isOwn = tables === table + 1
    return {
      attributes: changeValues(attributes, 'table:formula', (formula) => moveReferences(formula, move, name, isOwn)),
    }
  }
  return editXml(xml, { open })
}

function moveReferences(formula: string, move: RowMove, name: string, isOwn: boolean): string {
  return formula.replace(REFERENCE, (found, sheet: string | undefined, from: string, other = '', to?: string) => {
    if (sheet === undefined) return found
    const isMoved = sheet === '' ? isOwn : isSameName(nameOf(sheet.replace(/^\$/, '')), name)
    if (!isMoved) return found
    const moved = mapRange(to === undefined ? from : `${from}:${to}`, move)
    if (moved === undefined) return '#REF!'
    const [first, last] = moved.split(':')
    return last === undefined ? `[${sheet}.${first}]` : `[${sheet}.${first}:${other}.${last}]`
  })
}
