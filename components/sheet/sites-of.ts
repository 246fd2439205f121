/** The different sites of some rows, in their order. */
export function sitesOf(rows: readonly { domain?: string }[]): string[] {
  const sites = new Set<string>()
  for (const { domain } of rows) if (domain !== undefined) sites.add(domain)
  return [...sites]
}
