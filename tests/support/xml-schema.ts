import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const sitemap = { fileName: 'sitemap.xsd', contents: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8') }
const index = { fileName: 'index.xsd', contents: readFileSync('tests/support/sitemap-index.xsd', 'utf8') }

/** How a sitemap breaks the schema of sitemaps.org. */
export function sitemapFaults(xml: string): Promise<string[]> {
  return faultsOf({ xml, schema: sitemap })
}

/** How a sitemap index breaks the rules of sitemaps.org. */
export function sitemapIndexFaults(xml: string): Promise<string[]> {
  return faultsOf({ xml, schema: index, preload: sitemap })
}

async function faultsOf(options: Parameters<typeof validateXML>[0]): Promise<string[]> {
  const { valid, errors } = await validateXML(options)
  return valid ? [] : errors.map(({ message }) => message)
}
