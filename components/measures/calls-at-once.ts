/** Over HTTP/1.1 browsers open six connections to a site. Two stay free, so that no click waits behind lookups. */
const FEW = 4
/**
 * Over HTTP/2 nothing waits. The site asks its provider for those that come together in one call: a list of 100 is 5
 * calls, and 10 where they come in two groups. More would spend more of the guard while the provider fails.
 */
const MANY = 20

/** How many lookups a page may have under way. `protocol` is the ALPN name of the page's own; empty if unknown. */
export function callsAtOnce(protocol = pageProtocol()): number {
  return protocol === 'h2' || protocol === 'h3' ? MANY : FEW
}

function pageProtocol(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.nextHopProtocol ?? ''
}
