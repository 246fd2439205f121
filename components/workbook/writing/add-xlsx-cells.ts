import type { Cell } from '@/components/csv/write-csv'
import { columnOf, lettersOf } from '@/components/workbook/cell-collector'
import { attributeOf, type Change, escapeXml, TOKEN, unescapeXml } from './edit-xml'
import { moveFormula, moveRuleFormula } from './formula'
import { createRowMove, mapRange, type RowMove } from './map-range'
import { readSharedFormulas } from './shared-formulas'

/**
 * Adds cells to the XML of a sheet in an .xlsx. The XML has been read before, so that it is well-formed. Where rows leave,
 * what formulas and rules name moves along.
 */
export function addXlsxCells(
  xml: string,
  { column: first, cells, updated, removed, sheetName: name = '' }: Change,
): string {
  const pieces: string[] = []
  const move = createRowMove(removed)
  const { newRow } = move
  const sharedFormula = readSharedFormulas(removed.size > 0 ? xml : '')
  const moved = (formula: string) => moveFormula(formula, move, { name, isOwn: true })
  /** The first row of the rule that is open, before and after rows have left. */
  let ruleRow: { from: number; to: number } | undefined
  let copied = 0
  let row = 0
  let column = -1
  /** The cells of the row that are still to be replaced, from the left. */
  let waiting: [column: number, cell: Cell][] = []
  /** The name of the element that is left out with all that is in it. */
  let leftOut: string | undefined

  function copyUntil(at: number) {
    if (leftOut === undefined) pieces.push(xml.slice(copied, at))
    copied = at
  }

  function replace(at: number, length: number, by: string) {
    copyUntil(at)
    if (leftOut === undefined) pieces.push(by)
    copied = at + length
  }

  for (const match of xml.matchAll(TOKEN)) {
    const { 0: tag, index } = match
    const [, closing, prefix = '', element = '', attributes = '', empty] = match
    if (element === '' || (leftOut !== undefined && element !== leftOut)) continue
    if (closing) {
      if (RULE.test(element)) ruleRow = undefined
      if (element === leftOut) {
        copied = index + tag.length
        leftOut = undefined
      } else if (element === 'sheetData') column = -1
      else if (element === 'row') replace(index, tag.length, writeWaiting(prefix) + writeCells(row, prefix) + tag)
      continue
    }
    const leaveOut = () => {
      copyUntil(index)
      if (empty) copied = index + tag.length
      else leftOut = element
    }
    const rewrite = (changed: string) => replace(index, tag.length, `<${prefix}${element}${changed}${empty}>`)
    if (element === 'row') {
      row = Number(attributeOf(attributes, 'r') ?? row + 1)
      column = -1
      waiting = [...(updated?.get(row) ?? [])].sort(([a], [b]) => a - b)
      if (removed.has(row)) leaveOut()
      else {
        // `spans` is a hint on the columns of a row, which are now more.
        const changed = attributes
          .replace(/\sspans=(?:"[^"]*"|'[^']*')/, '')
          .replace(/(\sr=["'])\d+/, `$1${newRow(row)}`)
        if (empty)
          replace(
            index,
            tag.length,
            `<${prefix}row${changed}>${writeWaiting(prefix)}${writeCells(row, prefix)}</${prefix}row>`,
          )
        else rewrite(changed)
      }
    } else if (element === 'c' && row > 0) {
      const reference = attributeOf(attributes, 'r')
      column = reference === undefined ? column + 1 : columnOf(reference)
      replace(index, 0, writeWaiting(prefix, column))
      const [next] = waiting
      if (next?.[0] === column) {
        waiting.shift()
        replace(
          index,
          0,
          writeCell(next[1], `${lettersOf(column)}${newRow(row)}`, prefix, attributeOf(attributes, 's')),
        )
        leaveOut()
      } else if (column >= first) leaveOut()
      else if (removed.size > 0) rewrite(attributes.replace(/(\sr=["'][A-Z]+)\d+/i, `$1${newRow(row)}`))
    } else if (element === 'dimension') leaveOut()
    else if (removed.size > 0) {
      if (RULE.test(element) && !empty) ruleRow = ruleRowOf(sqrefOf(attributes, index), move)
      if (FORMULA.test(element)) {
        if (ruleRow) rewriteText(match, moveRule(ruleRow))
        else if (column >= 0) rewriteCellFormula(match)
        else rewriteText(match, moved)
      } else if (element === 'sqref') rewriteText(match, (ranges) => mapRanges(ranges, move) || NOWHERE)
      else if (/\s(?:ref|sqref|activeCell|topLeftCell)=/.test(attributes)) {
        const changed = moveRanges(attributes, element, move)
        if (changed === undefined) leaveOut()
        else rewrite(changed)
      }
    }
  }
  copyUntil(xml.length)
  return withoutEmptyLists(pieces.join(''))

  /** Changes the text of an element without others in it. */
  function rewriteText({ 0: tag, 6: empty, index }: RegExpMatchArray, change: (text: string) => string) {
    const from = (index ?? 0) + tag.length
    const text = empty ? '' : xml.slice(from, xml.indexOf('<', from))
    replace(from, text.length, escapeXml(change(unescapeXml(text))))
  }

  function moveRule({ from, to }: { from: number; to: number }): (formula: string) => string {
    return (formula) => moveRuleFormula(formula, move, from, to, name)
  }

  /** A shared formula becomes one of the cell, because the cells that shared it may stand closer together now. */
  function rewriteCellFormula(match: RegExpMatchArray) {
    const { 0: tag, 2: prefix = '', 4: attributes = '', 6: empty, index = 0 } = match
    const shared = attributeOf(attributes, 't') === 'shared' && attributeOf(attributes, 'si')
    if (!shared) {
      const changed = attributes.replace(/(\s(?:ref|r1|r2)=)(["'])(.*?)\2/g, (_, name, quote, range) => {
        return `${name}${quote}${mapRange(range, move) ?? NOWHERE}${quote}`
      })
      replace(index, tag.length, `<${prefix}f${changed}${empty}>`)
      if (!empty) rewriteText(match, moved)
      return
    }
    const own = attributes.replace(/\s(?:t|ref|si)=(?:"[^"]*"|'[^']*')/g, '')
    const formula = sharedFormula(shared, row, column) ?? ''
    replace(index, tag.length, `<${prefix}f${own}>`)
    if (empty) replace(index + tag.length, 0, `${escapeXml(moved(formula))}</${prefix}f>`)
    else rewriteText(match, () => moved(formula))
  }

  /** The ranges of a rule: its attribute, or an element in it. */
  function sqrefOf(attributes: string, index: number): string {
    const written = attributeOf(attributes, 'sqref')
    if (written !== undefined) return written
    return /<(?:[\w.-]+:)?sqref>([^<]*)</.exec(xml.slice(index, index + MAX_RULE))?.[1] ?? ''
  }

  /** The waiting cells before a column, in which the row had none. */
  function writeWaiting(prefix: string, end = Number.POSITIVE_INFINITY): string {
    const count = waiting.filter(([column]) => column < end).length
    const before = waiting.splice(0, count)
    return before.map(([column, cell]) => writeCell(cell, `${lettersOf(column)}${newRow(row)}`, prefix)).join('')
  }

  function writeCells(number: number, prefix: string): string {
    return (cells.get(number) ?? [])
      .map((cell, index) => writeCell(cell, `${lettersOf(first + index)}${newRow(number)}`, prefix))
      .join('')
  }
}

function writeCell(cell: Cell, reference: string, prefix: string, style?: string): string {
  const start = `<${prefix}c r="${reference}"${style === undefined ? '' : ` s="${style}"`}`
  if (cell === undefined || cell === '') return style === undefined ? '' : `${start}/>`
  if (typeof cell === 'number') return `${start}><${prefix}v>${cell}</${prefix}v></${prefix}c>`
  const text = `<${prefix}is><${prefix}t xml:space="preserve">${escapeXml(cell)}</${prefix}t></${prefix}is>`
  return `${start} t="inlineStr">${text}</${prefix}c>`
}

const FORMULA = /^(?:f|formula[12]?)$/
/** Elements with formulas that are written as for the first of their cells. */
const RULE = /^(?:conditionalFormatting|dataValidation)$/
/** A rule with more is not looked through for its ranges. */
const MAX_RULE = 100_000
/** No sheet has anything in its last row. */
const NOWHERE = 'A1048576'

/** The first row of a rule's ranges, before and after rows have left. */
function ruleRowOf(sqref: string, move: RowMove): { from: number; to: number } {
  const firstRow = (ranges: string) => Math.min(...[...ranges.matchAll(/\d+/g)].map(Number))
  const from = firstRow(sqref)
  const to = firstRow(mapRanges(sqref, move))
  return Number.isFinite(from) && Number.isFinite(to) ? { from, to } : { from: 1, to: 1 }
}

function mapRanges(ranges: string, move: RowMove): string {
  return ranges
    .split(/\s+/)
    .flatMap((range) => mapRange(range, move) ?? [])
    .join(' ')
}

/** Attributes whose ranges have moved with their rows; undefined for an element whose rows have all left. */
function moveRanges(attributes: string, element: string, move: RowMove): string | undefined {
  let isGone = false
  const moved = attributes.replace(
    /(\s(?:ref|sqref|activeCell|topLeftCell)=)(["'])(.*?)\2/g,
    (_, name: string, quote: string, ranges: string) => {
      const mapped = mapRanges(ranges, move)
      if (!mapped) isGone = true
      return `${name}${quote}${mapped || NOWHERE}${quote}`
    },
  )
  return isGone && /^(?:mergeCell|hyperlink|conditionalFormatting|dataValidation)$/.test(element) ? undefined : moved
}

/** Lists that have lost their last element: spreadsheets take an empty one for damage. Their counts are optional. */
function withoutEmptyLists(xml: string): string {
  return xml.replace(/<((?:[\w.-]+:)?(?:mergeCells|hyperlinks|dataValidations))(?:\s[^<>]*)?>\s*<\/\1>/g, '')
}
