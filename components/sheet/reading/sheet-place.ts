/** A sheet's place in a workbook. */
export interface SheetPlace {
  /** Of the sheet. */
  name: string
  /** The part of the workbook that has the sheet. */
  path: string
  /** The number of its table in that part of an .ods, from 0; undefined in an .xlsx. */
  table?: number
  /** For each column of the table its column in the sheet, from 0. */
  columns: readonly number[]
  /** The first column of the sheet with neither values nor formulas in it and to its right, from 0. */
  end: number
}
