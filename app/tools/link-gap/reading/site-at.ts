import { siteOf } from '@/components/backlinks/site-of'

/** The site of a host. Names under `.example` are nobody's (RFC 2606), and stand for sites in the example. */
export function siteAt(host: string): string | undefined {
  return host.endsWith('.example') ? host.split('.').slice(-2).join('.') : siteOf(host)
}
