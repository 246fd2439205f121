/** Groups of three, or Indian ones of two, by any of the signs that languages write between them. */
const GROUPED = String.raw`\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[\s'’]\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}`
/** Programs write a whole number with a zero behind it where a column has an empty cell. */
const WHOLE = new RegExp(String.raw`^\+?(${GROUPED}|\d{1,12})(?:[.,]0{1,20})?$`)
const EXPONENT = /^\d(?:[.,]\d{1,15})?e\+?\d{1,2}$/i

/** As a page shows it: `1.2K`. */
const SHORT = /^(\d{1,6}(?:[.,]\d{1,3})?) ?([kmb])$/i
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }

/** The whole number in a cell, as products, spreadsheets and programs write it; undefined for any other text. */
export function countOf(cell: string | undefined): number | undefined {
  // An apostrophe marks a text for a spreadsheet.
  const text = cell?.trim().replace(/^'/, '') ?? ''
  const [, short, unit = ''] = SHORT.exec(text) ?? []
  if (short) return Math.round(Number(short.replace(',', '.')) * (FACTORS[unit.toLowerCase()] ?? 1))
  const [, whole] = WHOLE.exec(text) ?? []
  const count = whole ? Number(whole.replace(/\D/g, '')) : EXPONENT.test(text) ? Number(text.replace(',', '.')) : -1
  return count >= 0 && Number.isSafeInteger(count) ? count : undefined
}
