/** The different sites of some rows, in their order. */
export function sitesOf(rows: readonly { domain?: string }[]): string[] {
  return [...new Set(rows.flatMap(({ domain }) => domain ?? []))]
}
