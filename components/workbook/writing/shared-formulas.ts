import { columnOf } from '@/components/workbook/cell-collector'
import { attributeOf, unescapeXml } from './edit-xml'
import { shiftFormula } from './formula'

/** A formula that other cells share, and the cell that has its text (ECMA-376, 18.3.1.40). */
interface Shared {
  text: string
  row: number
  column: number
}

const MASTER = /<(?:[\w.-]+:)?c((?:\s[\w:]+=(?:"[^"]*"|'[^']*'))*)\s*>\s*<(?:[\w.-]+:)?f(\s[^<>]*)>([^<]+)</g

/** The formulas that cells share, by their index, each as it stands in a cell. */
export function readSharedFormulas(xml: string): (index: string, row: number, column: number) => string | undefined {
  const shared = new Map<string, Shared>()
  if (xml.includes('shared')) {
    for (const [, cell = '', formula = '', text = ''] of xml.matchAll(MASTER)) {
      const reference = attributeOf(cell, 'r')
      const index = attributeOf(formula, 'si')
      if (reference === undefined || index === undefined || attributeOf(formula, 't') !== 'shared') continue
      const row = Number(/\d+$/.exec(reference)?.[0])
      shared.set(index, { text: unescapeXml(text), row, column: columnOf(reference) })
    }
  }
  return (index, row, column) => {
    const found = shared.get(index)
    return found && shiftFormula(found.text, row - found.row, column - found.column)
  }
}
