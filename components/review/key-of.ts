/** Names the subject of a decision: a site, or one contact of it. */
export function keyOf({ domain, contact }: { domain: string; contact?: string }): string {
  return contact === undefined ? domain : `${domain} ${contact}`
}

/** The site of a subject. */
export function siteIn(key: string): string {
  return key.replace(/ .*/s, '')
}
