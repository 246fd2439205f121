import { gzipSync } from 'node:zlib'
import { xlsxOfSheets } from './workbook-rows'

/** A row of an export, of any product. */
export interface MadeLink {
  host: string
  page: string
  anchor: string
  rating: number
  isFollowed: boolean
  isLost: boolean
}

type Cells = readonly (string | number | boolean)[]
type Product = (target: string, links: readonly MadeLink[]) => Uint8Array

const DAY = '2026-08-01'

function table(delimiter: string, rows: readonly Cells[], lineEnd = '\n'): string {
  const quoted = (cell: Cells[number]) =>
    /["\n,;\t]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)
  return rows.map((cells) => cells.map(quoted).join(delimiter) + lineEnd).join('')
}

/** UTF-16 with tabs. The columns are those of https://docs.ahrefs.com/api/reference/site-explorer/get-all-backlinks. */
export const ahrefs: Product = (target, links) => {
  const head =
    `Referring page title,Referring page URL,Language,Referring page HTTP code,Domain rating,UR,Domain traffic,
    Referring domains,Linked domains,External links,Page traffic,Keywords,Target URL,Left context,Anchor,Right context,
    Type,Content,Nofollow,UGC,Sponsored,First seen,Last seen,Lost`.split(/,\s*/)
  const rows = links.map(({ host, page, anchor, rating, isFollowed, isLost }): Cells => {
    const about = [`About ${anchor}`, `https://${host}/${page}`, 'en', 200, rating, 7, 900, 12, 30, 4, 80, 3]
    const context = [`https://${target}/`, 'see', anchor, 'there', 'text', 'article', !isFollowed, false, false]
    return [...about, ...context, `${DAY} 10:11:12`, `${DAY} 10:11:12`, isLost ? '2026-10-01 00:00:00' : '']
  })
  return Buffer.from(`\ufeff${table('\t', [head, ...rows], '\r\n')}`, 'utf16le')
}

const SEMRUSH =
  `Page ascore,Source title,Source url,Target url,Anchor,External links,Internal links,Nofollow,Sponsored,Ugc,
  Text,Frame,Form,Image,Sitewide,First seen,Last seen,New link,Lost link`.split(/,\s*/)

const semrushRows = (target: string, links: readonly MadeLink[]): readonly Cells[] => [
  SEMRUSH,
  ...links.map(({ host, page, anchor, rating, isFollowed, isLost }): Cells => {
    const about = [
      rating,
      `About ${anchor}`,
      `https://${host}/${page}`,
      `https://${target}/`,
      anchor,
      4,
      9,
      !isFollowed,
    ]
    return [...about, false, false, true, false, false, false, false, DAY, DAY, false, isLost]
  }),
]

/** https://developer.semrush.com/api/seo/backlinks/ has the fields; exports name them so. */
export const semrush: Product = (target, links) => Buffer.from(table(',', semrushRows(target, links)))

/** The same as a workbook, with a cover sheet. */
export const semrushWorkbook: Product = (target, links) =>
  xlsxOfSheets([[['Backlinks', target]], semrushRows(target, links).map((cells) => cells.map(String))])

/** The same as a German Excel saves it: windows-1252, with semicolons and words for true and false. */
export const semrushInGerman: Product = (target, links) => {
  const inGerman = (cell: Cells[number]) => (typeof cell === 'boolean' ? (cell ? 'WAHR' : 'FALSCH') : cell)
  const rows = semrushRows(target, links).map((cells) => cells.map(inGerman))
  return Buffer.from(table(';', rows, '\r\n'), 'latin1')
}

/** With two rows of titles. No page of Moz lists the columns: these are from an export of 2026. */
export const moz: Product = (target, links) => {
  const head = ['URL', 'Title', 'Anchor Text', 'Page Authority', 'Domain Authority', 'Target URL', 'Only rel=nofollow']
  const rows = links.map(({ host, page, anchor, rating, isFollowed }): Cells => {
    const nofollow = isFollowed ? 'No' : 'Yes'
    return [`https://${host}/${page}`, `About ${anchor}`, anchor, 20, rating, `https://${target}/`, nofollow]
  })
  return Buffer.from(table(',', [['Inbound Links', target], ['1 August 2026'], head, ...rows]))
}

/** Packed. The columns are those of https://developer-support.majestic.com/api/commands/download-backlinks.shtml. */
export const majestic: Product = (target, links) => {
  const head = `SourceURL,AnchorText,Date,FlagRedirect,FlagFrame,FlagNoFollow,FlagImages,FlagDeleted,FlagAltText,
    FlagMention,TargetURL,SourceCitationFlow,SourceTrustFlow`.split(/,\s*/)
  const rows = links.map(({ host, page, anchor, rating, isFollowed, isLost }): Cells => {
    const flags = [0, 0, Number(!isFollowed), 0, Number(isLost), 0, 0]
    return [`https://${host}/${page}`, anchor, DAY, ...flags, `https://${target}/`, rating, rating]
  })
  return gzipSync(table(',', [head, ...rows]))
}

/** https://seranking.com/api/data/backlinks names the fields of the API; no page lists the columns of the export. */
export const seRanking: Product = (target, links) => {
  const head = ['url_from', 'url_to', 'title', 'anchor', 'nofollow', 'image', 'inlink_rank', 'domain_inlink_rank']
  const rows = links.map(({ host, page, anchor, rating, isFollowed }): Cells => {
    const [from, to] = [`https://${host}/${page}`, `https://${target}/`]
    return [from, to, `About ${anchor}`, anchor, Number(!isFollowed), 0, 4, rating]
  })
  return Buffer.from(table(';', [head, ...rows]))
}

/** No page of Ubersuggest lists the columns: these are the titles of its table. */
export const ubersuggest: Product = (target, links) => {
  const head = `Source Title,Source URL,Target URL,Domain Authority,Page Authority,Spam Score,Link Type,Anchor Text,
    First Seen,Last Seen`.split(/,\s*/)
  const rows = links.map(({ host, page, anchor, rating, isFollowed }): Cells => {
    const about = [`About ${anchor}`, `https://${host}/${page}`, `https://${target}/`, rating, 20, '1%']
    return [...about, isFollowed ? 'Dofollow' : 'Nofollow', anchor, DAY, DAY]
  })
  return Buffer.from(`\ufeff${table(',', [head, ...rows], '\r\n')}`)
}

/** In French, one row for each site. https://support.google.com/webmasters/answer/9049606 describes the report. */
export const searchConsoleInFrench = (sites: readonly string[]): Uint8Array =>
  Buffer.from(table(',', [['Site associé', 'Pages d’origine', 'Pages cibles'], ...sites.map((site) => [site, 3, 1])]))
