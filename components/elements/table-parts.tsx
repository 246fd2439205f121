import { Children, type ReactNode } from 'react'

type Cells = readonly ReactNode[]

/** The head and the body of a table that stays as it is. A row's first cell names it; an empty title is no heading. */
export function TableParts({ head, rows }: { head: Cells; rows: readonly Cells[] }) {
  return (
    <>
      <thead>
        <tr>{Children.map(head, (title) => (title === '' ? <td /> : <th scope="col">{title}</th>))}</tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <tr key={index}>
            {Children.map(cells, (cell, at) => (at === 0 ? <th scope="row">{cell}</th> : <td>{cell}</td>))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
