/** Whether a site is among some, where `*.blogspot.com` stands for that platform and all sites below it. */
export function isAmong(sites: Pick<ReadonlySet<string>, 'has'>, site: string): boolean {
  return sites.has(site) || sites.has(`*.${site}`) || sites.has(`*.${site.slice(site.indexOf('.') + 1)}`)
}
