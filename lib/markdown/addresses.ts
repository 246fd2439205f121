const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const IMAGE_PROTOCOLS = ['http:', 'https:']
const IMAGE_OPTIMISER = '/_next/image'

/** Absolute; undefined for what is no link to follow, such as `javascript:`. */
export function linkAddress(href: string, pageUrl: string): string | undefined {
  return parseAddress(href, pageUrl, LINK_PROTOCOLS)?.href
}

/** Absolute, and of the image itself where the page names Next's optimiser; undefined for `data:` and the like. */
export function imageAddress(src: string, pageUrl: string): string | undefined {
  const address = parseAddress(src, pageUrl, IMAGE_PROTOCOLS)
  const original = address?.pathname === IMAGE_OPTIMISER && address.searchParams.get('url')
  return original ? parseAddress(original, pageUrl, IMAGE_PROTOCOLS)?.href : address?.href
}

function parseAddress(address: string, pageUrl: string, protocols: string[]): URL | undefined {
  if (!URL.canParse(address, pageUrl)) return undefined
  const url = new URL(address, pageUrl)
  return protocols.includes(url.protocol) ? url : undefined
}
