import { titleKey } from '@/components/sheet/reading/titles'

/** Types of crawlers for what a page loads or names, but no reader can click. */
const NO_LINK =
  /css|stylesheet|^(?:java)?script|^js$|canoni|kanoni|hreflang|^(?:mobile)?alternate|^(?:html|http)?rel(?:next|prev)|^(?:next|prev|pagination)|metarefresh|^(?:html)?amp(?:html)?$|^(?:xml)?sitemap|favicon|^preload|^prefetch|^preconnect|^manifest|^mention(?:normal|$)/
/** Exports of backlinks name no text for these. A crawler finds them as files on a page. */
const WITHOUT_TEXT =
  /redirect|^(?:i?frame|form|formaction|object|embed|flash|swf|rss|feed|xhr|fetch|ajax|video|audio|media|font|icon|picture|source|pdf|document|json|xml|other|uncrawlable)$/
const IMAGE = /^(?:image|images|img|bild|imagen|immagine|imagem|afbeelding|imagelink|image(?:src|srcset))$/
/** How crawlers call a link, in the languages of their pages. */
const HYPERLINK =
  /^(?:hyperlinks?|a?href|anchorlink|hyperlien|lienhypertexte|hiper(?:vinculo|enlace)|collegamentoipertestuale)$/

/** No export of backlinks has these. */
const PAGE_FILE = /^(?:css|stylesheets?|javascript|js|scripts?)$/

/** Whether the types of an export's first rows are those of a crawler, where an image is a file on the page. */
export function isCrawlers(types: readonly string[]): boolean {
  return types.map(titleKey).some((type) => HYPERLINK.test(type) || PAGE_FILE.test(type))
}

/** Reads from a type whether its row is a link, a link around an image, or no link. */
export function kindOfType(type: string, isCrawl: boolean, hasText: boolean): 'link' | 'image' | 'resource' {
  const key = titleKey(type)
  if (key === '' || HYPERLINK.test(key)) return 'link'
  const isImage = IMAGE.test(key)
  if (NO_LINK.test(key) || (isImage && isCrawl && key !== 'imagelink')) return 'resource'
  if (isImage) return 'image'
  return WITHOUT_TEXT.test(key) && (isCrawl || !hasText) ? 'resource' : 'link'
}
