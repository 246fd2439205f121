import { decode } from '@/components/csv/decode'
import { encode } from '@/components/csv/encode'
import type { Parts } from '@/components/workbook/parts'
import { attributeOf, changeValues, type Edit, editXml, LEFT_OUT, unescapeXml } from './edit-xml'
import { isSameName, moveFormula } from './formula'
import { mapRange, type RowMove } from './map-range'
import type { Replaced } from './replace-parts'
import type { Tag } from './scan-tags'
import { unshareFormulas } from './unshare-formulas'

/** The other parts of an .xlsx that can name cells of a sheet. */
const PARTS = /^xl\/(?:workbook\.xml|(?:worksheets|chartsheets|charts|pivotcache|tables)\/[^/]+\.xml)$/i
const FORMULA = /^(?:f|formula[12]?|definedName|calculatedColumnFormula|totalsRowFormula)$/

/** The parts of an .xlsx beside the sheet at `path` that name its rows, after some have left. */
export function moveElsewhere(parts: Parts, path: string, name: string, move: RowMove): Replaced {
  function open({ name: element, attributes }: Tag): Edit | undefined {
    if (FORMULA.test(element)) return { text: (formula) => moveFormula(formula, { move, name, isOwn: false }) }
    // The source of a pivot table.
    if (element !== 'worksheetSource' || !isSameName(unescapeXml(attributeOf(attributes, 'sheet') ?? ''), name)) return
    return { attributes: changeValues(attributes, 'ref', (range) => mapRange(range, move) ?? range) }
  }
  return changeParts(
    parts,
    (other) => PARTS.test(other) && !isSameName(other, path),
    (xml, other) => {
      const unshared = unshareFormulas(xml)
      const moved = editXml(unshared, { open })
      if (/^xl\/workbook\.xml$/i.test(other)) return recalculated(moved)
      return moved === unshared ? xml : moved
    },
  )
}

/**
 * The parts of an .xlsx without its list of cells with formulas, which names cells that have left. Spreadsheets write a
 * new one.
 */
export function withoutCalculationChain(parts: Parts): Replaced {
  const chain = parts.paths.find((path) => /(?:^|\/)calcChain\.xml$/i.test(path))
  if (!chain) return new Map()
  const named = changeParts(
    parts,
    (path) => /^(?:\[Content_Types\]\.xml|(?:.*\/)?_rels\/workbook\.xml\.rels)$/i.test(path),
    (xml) => editXml(xml, { open: ({ attributes }) => (/calcChain/i.test(attributes) ? LEFT_OUT : undefined) }),
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
    const { text: xml, encoding } = decode(part)
    const changed = change(xml, path)
    if (changed !== xml) replaced.set(path.toLowerCase(), encode(changed, encoding))
  }
  return replaced
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
