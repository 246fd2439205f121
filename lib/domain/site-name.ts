import { isHostingPlatform, siteOnPlatform } from './hosting-platforms'
import { registrableName } from './registrable-name'

/** The site of a lower-case ASCII host: its registrable domain, or a stranger's name on a platform. Throws `InvalidInput`. */
export function siteName(host: string): string {
  const domain = registrableName(host)
  return isHostingPlatform(domain) ? siteOnPlatform(host, domain) : domain
}
