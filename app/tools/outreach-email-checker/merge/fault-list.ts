import type { Merged } from './merge'

/** One faulty value. */
export interface FaultLine {
  number: number
  who: string
  /** As the e-mail has it. */
  field: string
  what: string
  value: string
  isEmpty: boolean
}

/** The faulty values of all rows: first those that are empty, each kind in the order of the list. */
export function faultLines({ rows, fields }: Merged): FaultLine[] {
  const lines = rows.flatMap(({ number, who, values, faults }) =>
    faults.map(({ field, what, isEmpty }) => ({
      number,
      who,
      field: fields[field]?.text ?? '',
      what: what.join('; '),
      value: values[field] ?? '',
      isEmpty,
    })),
  )
  return lines.toSorted((a, b) => Number(b.isEmpty) - Number(a.isEmpty))
}
