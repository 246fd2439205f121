import { columnOf } from '@/components/workbook/cell-collector'
import { LIMITS, refuseWorkbook } from '@/components/workbook/limits'
import { escapeXml } from '@/lib/escape-xml'
import { attributeOf, unescapeXml } from './edit-xml'
import { shiftFormula } from './formula'

/** A cell and its formula: prefix, attributes of both, and the text, which only the first cell of a shared one has. */
const FORMULA_CELL = /<((?:[\w.-]+:)?)c(\s[^<>]*)>\s*<\1f(\s[^<>]*?)(?:\/>|>([^<]*)<\/\1f>)/g

/**
 * The XML of a sheet with the whole formula in each cell (ECMA-376, 18.3.1.40). Cells that share one move apart when
 * rows leave, and so do the cells that they name.
 */
export function unshareFormulas(xml: string): string {
  const shared = new Map<string, { text: string; row: number; column: number }>()
  for (const [, , cell = '', formula = '', text] of xml.matchAll(FORMULA_CELL)) {
    const index = sharedIndex(formula)
    const place = placeOf(cell)
    if (index !== undefined && place && text) shared.set(index, { text: unescapeXml(text), ...place })
  }
  if (shared.size === 0) return xml
  let characters = 0
  return xml.replace(FORMULA_CELL, (found, prefix: string, cell: string, formula: string) => {
    const place = placeOf(cell)
    const first = shared.get(sharedIndex(formula) ?? '')
    if (!place || !first) return found
    const text = escapeXml(shiftFormula(first.text, place.row - first.row, place.column - first.column))
    characters += text.length
    if (characters > 1_000_000 * LIMITS.unpackedMegabytes) refuseWorkbook('The formulas in this workbook are too long.')
    const others = formula.replace(/\s(?:t|ref|si)=(?:"[^"]*"|'[^']*')/g, '')
    return `<${prefix}c${cell}><${prefix}f${others}>${text}</${prefix}f>`
  })
}

function sharedIndex(formula: string): string | undefined {
  return attributeOf(formula, 't') === 'shared' ? attributeOf(formula, 'si') : undefined
}

function placeOf(cell: string): { row: number; column: number } | undefined {
  const reference = attributeOf(cell, 'r')
  return reference === undefined ? undefined : { row: Number(/\d+$/.exec(reference)?.[0]), column: columnOf(reference) }
}
