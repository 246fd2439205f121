/** One file of the corpus: a product's export, or a sheet that somebody saves. */
export interface Form {
  file: string
  /** The filled rows above the names of the columns. */
  rowsAbove?: number
  columns: readonly string[]
  /** The column with the URLs. */
  urls: string
  /** Whether it has no anchors. */
  isOfDomains?: boolean
  hasNoTargets?: boolean
}

const WORKBOOK: Omit<Form, 'file'> = {
  rowsAbove: 1,
  columns: ['Nr.', 'Quelle', 'Ankertext', 'Ziel-URL', 'Nofollow', 'Notiz'],
  urls: 'Quelle',
}

export const FORMS: readonly Form[] = [
  // The fields of https://docs.ahrefs.com/api/reference/site-explorer/get-all-backlinks, as exports name them. UTF-16.
  {
    file: 'ahrefs-backlinks.csv',
    columns: [
      'Referring page title',
      'Referring page URL',
      'Domain rating',
      'Target URL',
      'Anchor',
      'Nofollow',
      'First seen',
    ],
    urls: 'Referring page URL',
  },
  {
    file: 'ahrefs-without-mark.csv',
    columns: ['Referring page URL', 'Target URL', 'Anchor', 'Nofollow'],
    urls: 'Referring page URL',
  },
  // https://developer.semrush.com/api/seo/backlinks/ has the fields; exports name them so.
  {
    file: 'semrush-backlinks.csv',
    columns: ['Page ascore', 'Source title', 'Source url', 'Target url', 'Anchor', 'Nofollow', 'Note'],
    urls: 'Source url',
  },
  // No page of Moz lists them: these are from an export of 2026.
  {
    file: 'moz-inbound-links.csv',
    rowsAbove: 2,
    columns: ['URL', 'Title', 'Anchor Text', 'Page Authority', 'Domain Authority', 'Target URL', 'Only rel=nofollow'],
    urls: 'URL',
  },
  // https://support.google.com/webmasters/answer/9049606 describes the report; no page lists the columns.
  {
    file: 'search-console-top-linking-sites.csv',
    columns: ['Site', 'Linking pages', 'Target pages'],
    urls: 'Site',
    isOfDomains: true,
  },
  // https://rdrr.io/cran/pagerankr/man/screaming_frog_links.html names five of them; no page of the product does.
  {
    file: 'screaming-frog-all-inlinks.csv',
    columns: [
      'Type',
      'Source',
      'Destination',
      'Alt Text',
      'Anchor',
      'Status Code',
      'Follow',
      'Target',
      'Rel',
      'Link Path',
    ],
    urls: 'Source',
  },
  // https://developer-support.majestic.com/api/commands/get-back-link-data.shtml and download-backlinks.shtml
  {
    file: 'majestic-backlinks.csv',
    columns: [
      'SourceURL',
      'AnchorText',
      'Date',
      'FlagRedirect',
      'FlagNoFollow',
      'FlagImages',
      'TargetURL',
      'SourceCitationFlow',
    ],
    urls: 'SourceURL',
  },
  // https://seranking.com/api/data/backlinks names the fields of the API; no page lists the columns of the export.
  {
    file: 'se-ranking-backlinks.csv',
    columns: ['url_from', 'url_to', 'anchor', 'nofollow', 'domain_inlink_rank'],
    urls: 'url_from',
  },
  // As a German Excel saves it: windows-1252, with semicolons and decimal commas.
  {
    file: 'german-excel.csv',
    rowsAbove: 2,
    columns: ['Nr.', 'Name', 'Webseite', 'Ankertext', 'Zielseite', 'Verlinkende Seite', 'Nofollow', 'Notiz'],
    urls: 'Webseite',
  },
  {
    file: 'french.csv',
    rowsAbove: 2,
    columns: ['Page référente', 'Texte d’ancrage', 'Page cible', 'Nofollow', 'Valeur', 'Remarque'],
    urls: 'Page référente',
  },
  // Big-endian UTF-16.
  {
    file: 'pipes.txt',
    columns: ['Source', 'Linktext', 'Nofollow', 'Notiz'],
    urls: 'Source',
    hasNoTargets: true,
  },
  // With a cover sheet, a merged title and empty rows.
  { file: 'cover-sheet.xlsx', ...WORKBOOK },
  { file: 'cover-sheet.ods', ...WORKBOOK },
]
