import { InlineMarkdown } from './inline-markdown'

/** A table's head and body. Cells are inline markdown; a row's first cell names the row. */
export function TableContent({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <>
      <thead>
        <tr>
          {head.map((title) =>
            title === '' ? (
              <td key={title} />
            ) : (
              <th scope="col" key={title}>
                <InlineMarkdown>{title}</InlineMarkdown>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row">
              <InlineMarkdown>{name}</InlineMarkdown>
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>
                <InlineMarkdown>{cell}</InlineMarkdown>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
