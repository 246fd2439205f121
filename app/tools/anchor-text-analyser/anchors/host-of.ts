/** The host of an address in lower case, without `www.`; empty if there is none. */
export function hostOf(address: string): string {
  const host = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?(?:[^@/]*@)?([^\s/?#:]+)/i.exec(address.trim())?.[1] ?? ''
  return host.toLowerCase().replace(/^www\./, '')
}

export function isOnSite(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`)
}
