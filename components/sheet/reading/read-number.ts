const NUMBER = /^[^\d-]*(-?\d[\d.,]*)\s*(k|m|mio|bn|b)?\b/i
const SHORT: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mio: 1e6, b: 1e9, bn: 1e9 }

/** The number in a cell such as `1.234,5`, `54 %` or `1.2M`; undefined where there is none. */
export function readNumber(cell: string, hasDecimalComma: boolean): number | undefined {
  const [, digits, short = ''] = NUMBER.exec(cell.slice(0, MAX_CHARACTERS).replace(/(?<=\d)[\s'’](?=\d)/g, '')) ?? []
  if (digits === undefined) return undefined
  const plain = hasDecimalComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  const number = Number.parseFloat(plain)
  return Number.isNaN(number) ? undefined : number * (SHORT[short.toLowerCase()] ?? 1)
}

/** A longer cell is a text. */
const MAX_CHARACTERS = 40
