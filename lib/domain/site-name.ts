import { isHostingPlatform, siteOnPlatform } from './hosting-platforms'
import { registrableName } from './registrable-name'

/** Blogger shows each blog below its name in every country. */
const BLOGGER = /(^|\.)blogspot\.(?:com?\.)?[a-z]{2}$/

/** The site of a lower-case ASCII host: its registrable domain, or a stranger's name on a platform. Throws `InvalidInput`. */
export function siteName(host: string): string {
  const domain = registrableName(host.replace(BLOGGER, '$1blogspot.com'))
  return isHostingPlatform(domain) ? siteOnPlatform(host, domain) : domain
}
