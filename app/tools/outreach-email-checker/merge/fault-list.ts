import type { Merged } from './merge'

export type FaultLine = ReturnType<typeof faultLines>[number]

/** The faulty values of all rows: first those that are empty, each kind in the order of the list. */
export function faultLines({ rows, fields }: Merged) {
  const lines = rows.flatMap(({ number, who, values, faults, hint }) => [
    ...faults.map(({ field, what, isEmpty }) => ({
      number,
      who,
      /** As the e-mail has it. */
      field: fields[field]?.text ?? '',
      what: what.join('; '),
      value: values[field] ?? '',
      isEmpty,
    })),
    ...(hint === undefined ? [] : [{ number, who, field: '', what: hint, value: '', isEmpty: false }]),
  ])
  return lines.toSorted((a, b) => Number(b.isEmpty) - Number(a.isEmpty))
}
