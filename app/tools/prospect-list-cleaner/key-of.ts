/** Tells the rows of one site apart. */
export function keyOf({ domain, contact }: { domain: string; contact?: string }): string {
  return contact === undefined ? domain : `${domain} ${contact}`
}
