import { attributeOf, escapeXml, unescapeXml } from './edit-xml'
import { isSameName } from './formula'
import { mapRange, type RowMove } from './map-range'

const TABLE_OR_FORMULA = /<table:table\s[^<>]*>|(\stable:formula=)("[^"]*"|'[^']*')/g
/** A reference of OpenFormula: `[.A2]`, `[.A2:.B9]`, `[$'My sheet'.A2]`. */
const REFERENCE =
  /"(?:[^"]|"")*"|\[(\$?(?:'(?:[^']|'')+'|[^\s.'#[\]:]*))\.(\$?[A-Z]+\$?\d+)(?::((?:\$?(?:'(?:[^']|'')+'|[^\s.'#[\]:]*))?)\.(\$?[A-Z]+\$?\d+))?\]/gi

/** The `content.xml` of an .ods in which all formulas name the rows of one table by their new numbers. */
export function moveOdsFormulas(xml: string, table: number, move: RowMove): string {
  const name = [...xml.matchAll(/<table:table\s[^<>]*>/g)].map(([tag]) => nameIn(tag))[table] ?? ''
  let tables = 0
  return xml.replace(TABLE_OR_FORMULA, (found, start: string | undefined, quoted = '') => {
    if (start === undefined) {
      tables += 1
      return found
    }
    const isOwn = tables === table + 1
    const moved = moveReferences(unescapeXml(quoted.slice(1, -1)), move, { name, isOwn })
    return `${start}"${escapeXml(moved).replaceAll('"', '&quot;')}"`
  })
}

function moveReferences(formula: string, move: RowMove, { name, isOwn }: { name: string; isOwn: boolean }): string {
  return formula.replace(REFERENCE, (found, sheet: string | undefined, from: string, other = '', to?: string) => {
    if (sheet === undefined) return found
    const isMoved = sheet === '' ? isOwn : isSameName(unquoted(sheet), name)
    if (!isMoved) return found
    const moved = mapRange(to === undefined ? from : `${from}:${to}`, move)
    if (moved === undefined) return '#REF!'
    const [first, last] = moved.split(':')
    return last === undefined ? `[${sheet}.${first}]` : `[${sheet}.${first}:${other}.${last}]`
  })
}

function nameIn(tag: string): string {
  return unescapeXml(attributeOf(tag, 'table:name') ?? '')
}

function unquoted(sheet: string): string {
  const name = sheet.replace(/^\$/, '')
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name
}
