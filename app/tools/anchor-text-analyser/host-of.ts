/**
 * The host of an address, in lower case and without `www.`; empty for none. Without the public suffix list: for comparing
 * hosts this is enough.
 */
export function hostOf(address: string): string {
  const host = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?(?:[^@/]*@)?([^\s/?#:]+)/i.exec(address.trim())?.[1] ?? ''
  return host.toLowerCase().replace(/^www\./, '')
}

export function isOnSite(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`)
}
