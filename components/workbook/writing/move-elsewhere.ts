import { encode, encodingOf } from '@/components/csv/encoding'
import type { Parts } from '@/components/workbook/parts'
import { attributeOf, escapeXml, unescapeXml } from './edit-xml'
import { isSameName, moveFormula } from './formula'
import { mapRange, type RowMove } from './map-range'
import type { Replaced } from './replace-parts'

/** The other parts of an .xlsx that can name cells of a sheet. */
const PARTS = /^xl\/(?:workbook\.xml|(?:worksheets|chartsheets|charts|pivotcache)\/[^/]+\.xml)$/i
const FORMULA = /(<((?:[\w.-]+:)?(?:f|formula[12]?|definedName))(?:\s[^<>]*)?>)([^<]+)(?=<\/\2>)/g
const PIVOT_SOURCE = /<(?:[\w.-]+:)?worksheetSource\s[^<>]*>/g
const CHAIN = /<(?:Override|Relationship)\s[^<>]*calcChain[^<>]*\/>/gi

/** The parts of an .xlsx beside the sheet at `path` that name its rows, after some have left. */
export function moveElsewhere(parts: Parts, path: string, name: string, move: RowMove): Replaced {
  const moved = (formula: string) => moveFormula(unescapeXml(formula), move, { name, isOwn: false })
  return changeParts(
    parts,
    (other) => PARTS.test(other) && !isSameName(other, path),
    (xml, other) => {
      const changed = xml
        .replace(FORMULA, (_, tag: string, _name, formula: string) => tag + escapeXml(moved(formula)))
        .replace(PIVOT_SOURCE, (tag) => movePivotSource(tag, name, move))
      return /^xl\/workbook\.xml$/i.test(other) ? recalculated(changed) : changed
    },
  )
}

/**
 * The parts of an .xlsx without its list of cells with formulas, which names those that have left. Spreadsheets write a
 * new one.
 */
export function withoutCalculationChain(parts: Parts): Replaced {
  const chain = parts.paths.find((path) => /(?:^|\/)calcChain\.xml$/i.test(path))
  if (!chain) return new Map()
  const named = changeParts(
    parts,
    (path) => /^(?:\[Content_Types\]\.xml|xl\/_rels\/workbook\.xml\.rels)$/i.test(path),
    (xml) => xml.replace(CHAIN, ''),
  )
  return new Map([...named, [chain.toLowerCase(), undefined]])
}

function changeParts(
  parts: Parts,
  isWanted: (path: string) => boolean,
  change: (xml: string, path: string) => string,
): Replaced {
  const replaced = new Map<string, Uint8Array>()
  for (const path of parts.paths.filter(isWanted)) {
    const part = parts.read(path)
    if (!part) continue
    const encoding = encodingOf(part)
    const xml = new TextDecoder(encoding, { ignoreBOM: true }).decode(part)
    const changed = change(xml, path)
    if (changed !== xml) replaced.set(path.toLowerCase(), encode(changed, encoding))
  }
  return replaced
}

function movePivotSource(tag: string, name: string, move: RowMove): string {
  if (!isSameName(unescapeXml(attributeOf(tag, 'sheet') ?? ''), name)) return tag
  return tag.replace(/(\sref=)(["'])(.*?)\2/, (_, start, quote, range) => {
    return `${start}${quote}${mapRange(range, move) ?? range}${quote}`
  })
}

/** Has spreadsheets calculate anew when they open the file, because sums have lost rows. */
function recalculated(xml: string): string {
  const calculation = /<((?:[\w.-]+:)?)calcPr\b([^<>]*?)(\/?)>/
  if (calculation.test(xml)) {
    return xml.replace(calculation, (_, prefix, attributes: string, empty) => {
      const others = attributes.replace(/\sfullCalcOnLoad=(?:"[^"]*"|'[^']*')/, '')
      return `<${prefix}calcPr${others} fullCalcOnLoad="1"${empty}>`
    })
  }
  // After these elements (ECMA-376, 18.2.27).
  const [before = '', prefix = ''] =
    /[\s\S]*<\/((?:[\w.-]+:)?)(?:definedNames|externalReferences|functionGroups|sheets)>/.exec(xml) ?? []
  return before ? `${before}<${prefix}calcPr fullCalcOnLoad="1"/>${xml.slice(before.length)}` : xml
}
