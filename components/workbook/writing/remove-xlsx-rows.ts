import { attributeOf, changeValues, type Edit, editXml, LEFT_OUT } from './edit-xml'
import { type MovedSheet, moveFormula, moveRuleFormula } from './formula'
import { mapRange, type RowMove } from './map-range'
import type { Tag } from './scan-tags'
import { unshareFormulas } from './unshare-formulas'

/**
 * The XML of a sheet in an .xlsx after rows have left. What formulas, rules, merges and links name moves along. The XML
 * has been read before, so that it is well-formed.
 */
export function removeXlsxRows(xml: string, name: string, move: RowMove): string {
  const unshared = unshareFormulas(xml)
  const sheet = { move, name, isOwn: true }
  let row = 0
  let moved = (formula: string) => moveFormula(formula, sheet)
  const moveCells = moved

  function open(element: Tag): Edit | undefined {
    const { name, attributes } = element
    if (name === 'row') {
      row = Number(attributeOf(attributes, 'r') ?? row + 1)
      return move.removed.has(row) ? LEFT_OUT : { attributes: changeValues(attributes, 'r', movedRow(move)) }
    }
    if (name === 'c' && row > 0) return { attributes: changeValues(attributes, 'r', movedRow(move)) }
    if (VIEW.test(name)) {
      return { attributes: changeValues(attributes, 'topLeftCell|activeCell|sqref', movedRow(move)) }
    }
    if (RULE.test(name)) moved = ruleMove(rangesOf(element, unshared), sheet)
    if (FORMULA.test(name)) return { attributes: moveRanges(attributes, move), text: moved }
    if (name === 'sqref') return { text: (ranges) => mapRanges(ranges, move) || NOWHERE }
    if (name === 'cfvo' && attributeOf(attributes, 'type') === 'formula') {
      return { attributes: changeValues(attributes, 'val', moved) }
    }
    const ranges = mapRanges(attributeOf(attributes, 'ref') ?? attributeOf(attributes, 'sqref') ?? 'A:A', move)
    // Spreadsheets take a merge of one cell for damage.
    const isGone = ranges === '' || (name === 'mergeCell' && /^(.+):\1$/.test(ranges))
    return isGone && CAN_GO.test(name) ? LEFT_OUT : { attributes: moveRanges(attributes, move) }
  }

  const written = editXml(unshared, {
    open,
    close({ name }) {
      if (RULE.test(name)) moved = moveCells
      return undefined
    },
  })
  return withoutEmptyLists(written)
}

const VIEW = /^(?:sheetView|pane|selection)$/
const FORMULA = /^(?:f|formula[12]?)$/
/** Elements with formulas that are written as for the first of their cells. */
const RULE = /^(?:conditionalFormatting|dataValidation)$/
const CAN_GO = /^(?:mergeCell|hyperlink|conditionalFormatting|dataValidation)$/
/** Three formulas of a rule are shorter, and its ranges follow them. */
const MAX_RULE = 30_000
/** No sheet has anything in its last row. */
const NOWHERE = 'A1048576'

/** A row's number, or cells by which a sheet is shown: a row that leaves is the next one. */
function movedRow({ newRow }: RowMove): (cells: string) => string {
  return (cells) => cells.replace(/\d+/g, (row) => String(newRow(Number(row))))
}

function moveRanges(attributes: string, move: RowMove): string {
  return changeValues(attributes, 'ref|sqref|r1|r2', (ranges) => mapRanges(ranges, move) || NOWHERE)
}

function mapRanges(ranges: string, move: RowMove): string {
  return ranges
    .split(/\s+/)
    .flatMap((range) => mapRange(range, move) ?? [])
    .join(' ')
}

/** The ranges of a rule: its attribute, or an element in it. */
function rangesOf({ attributes, start }: Tag, xml: string): string {
  const written = attributeOf(attributes, 'sqref')
  return written ?? /<(?:[\w.-]+:)?sqref>([^<]*)</.exec(xml.slice(start, start + MAX_RULE))?.[1] ?? ''
}

/** How the formulas of a rule move. One on a single row names cells as a formula in that row does. */
function ruleMove(ranges: string, sheet: MovedSheet): (formula: string) => string {
  const from = rowsOf(ranges)
  const to = rowsOf(mapRanges(ranges, sheet.move))
  return from.first === from.last || !Number.isFinite(to.first)
    ? (formula) => moveFormula(formula, sheet)
    : (formula) => moveRuleFormula(formula, sheet, from.first, to.first)
}

function rowsOf(ranges: string): { first: number; last: number } {
  const rows = ranges.match(/\d+/g)?.map(Number) ?? []
  return {
    first: rows.reduce((least, row) => Math.min(least, row), Number.POSITIVE_INFINITY),
    last: rows.reduce((most, row) => Math.max(most, row), 0),
  }
}

/** Lists that have lost their last element: spreadsheets take an empty one for damage. Their counts are optional. */
function withoutEmptyLists(xml: string): string {
  return xml.replace(/<((?:[\w.-]+:)?(?:mergeCells|hyperlinks|dataValidations))(?:\s[^<>]*)?>\s*<\/\1>/g, '')
}
