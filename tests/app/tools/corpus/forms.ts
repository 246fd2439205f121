import type { CorpusLink } from './links'

type Cell = string | number

/** A file of the corpus before it is written: a product's columns, or a sheet that somebody keeps. */
export interface Form {
  file: string
  /** Where the names of the columns are documented, or that no such page was found. */
  source: string
  delimiter: '\t' | ';' | ',' | '|'
  encoding: 'utf-8' | 'utf-8 with a mark' | 'utf-16le' | 'utf-16le without a mark' | 'utf-16be' | 'windows-1252'
  /** Rows above the names of the columns. */
  above?: readonly (readonly string[])[]
  columns: readonly (readonly [title: string, cell: (link: CorpusLink) => Cell])[]
  /** The column with the addresses. */
  addresses: string
  /** The name under which the analyser knows the export; absent where it has no anchors. */
  kind?: string
  lineEnd?: '\n' | '\r\n' | '\r'
  quotesAll?: boolean
  hasDecimalComma?: boolean
  workbook?: 'xlsx' | 'ods'
}

const host = ({ url }: CorpusLink) => new URL(url).host
const not = (is: boolean, yes = 'true', no = 'false') => (is ? no : yes)

export const FORMS: readonly Form[] = [
  {
    file: 'ahrefs-backlinks.csv',
    source:
      'the fields of https://docs.ahrefs.com/api/reference/site-explorer/get-all-backlinks, as exports title them',
    delimiter: '\t',
    encoding: 'utf-16le',
    lineEnd: '\r\n',
    columns: [
      ['Referring page title', ({ name }) => name],
      ['Referring page URL', ({ url }) => url],
      ['Domain rating', ({ value }) => value],
      ['Target URL', ({ target }) => target],
      ['Anchor', ({ anchor }) => anchor],
      ['Nofollow', ({ isFollowed }) => not(isFollowed)],
      ['First seen', () => '2026-08-01'],
    ],
    addresses: 'Referring page URL',
    kind: 'Ahrefs backlinks',
  },
  {
    file: 'ahrefs-without-mark.csv',
    source: 'as above',
    delimiter: '\t',
    encoding: 'utf-16le without a mark',
    lineEnd: '\n',
    columns: [
      ['Referring page URL', ({ url }) => url],
      ['Target URL', ({ target }) => target],
      ['Anchor', ({ anchor }) => anchor],
      ['Nofollow', ({ isFollowed }) => not(isFollowed)],
    ],
    addresses: 'Referring page URL',
    kind: 'Ahrefs backlinks',
  },
  {
    file: 'semrush-backlinks.csv',
    source: 'https://developer.semrush.com/api/seo/backlinks/ names the fields; exports title them so',
    delimiter: ',',
    encoding: 'utf-8 with a mark',
    lineEnd: '\n',
    columns: [
      ['Page ascore', ({ value }) => value],
      ['Source title', ({ name }) => name],
      ['Source url', ({ url }) => url],
      ['Target url', ({ target }) => target],
      ['Anchor', ({ anchor }) => anchor],
      ['Nofollow', ({ isFollowed }) => not(isFollowed, 'TRUE', 'FALSE')],
      ['Note', ({ note }) => note],
    ],
    addresses: 'Source url',
    kind: 'Semrush backlinks',
  },
  {
    file: 'moz-inbound-links.csv',
    source: 'no page of Moz was found that lists them; an export of 2026',
    delimiter: ',',
    encoding: 'utf-8',
    lineEnd: '\r\n',
    above: [['Inbound Links', 'own.com'], ['1 August 2026']],
    columns: [
      ['URL', ({ url }) => url],
      ['Title', ({ name }) => name],
      ['Anchor Text', ({ anchor }) => anchor],
      ['Page Authority', ({ value }) => value],
      ['Domain Authority', () => 40],
      ['Target URL', ({ target }) => target],
      ['Only rel=nofollow', ({ isFollowed }) => not(isFollowed, 'Yes', 'No')],
    ],
    addresses: 'URL',
    kind: 'Moz inbound links',
  },
  {
    file: 'search-console-top-linking-sites.csv',
    source: 'https://support.google.com/webmasters/answer/9049606 describes the report; no page lists the columns',
    delimiter: ',',
    encoding: 'utf-8',
    lineEnd: '\n',
    columns: [
      ['Site', host],
      ['Linking pages', ({ value }) => value],
      ['Target pages', () => 1],
    ],
    addresses: 'Site',
  },
  {
    file: 'screaming-frog-all-inlinks.csv',
    source:
      'https://rdrr.io/cran/pagerankr/man/screaming_frog_links.html: Type, Source, Destination, Follow, Rel; no page of the product was found',
    delimiter: ',',
    encoding: 'utf-8 with a mark',
    lineEnd: '\r\n',
    quotesAll: true,
    columns: [
      ['Type', () => 'Hyperlink'],
      ['Source', ({ url }) => url],
      ['Destination', ({ target }) => target],
      ['Alt Text', () => ''],
      ['Anchor', ({ anchor }) => anchor],
      ['Status Code', () => 200],
      ['Follow', ({ isFollowed }) => not(!isFollowed)],
      ['Target', () => '_blank'],
      ['Rel', ({ isFollowed }) => not(isFollowed, 'nofollow', '')],
      ['Link Path', () => '//body/main/a'],
    ],
    addresses: 'Source',
    kind: 'Screaming Frog inlinks',
  },
  {
    file: 'majestic-backlinks.csv',
    source: 'https://developer-support.majestic.com/api/commands/get-back-link-data.shtml and download-backlinks.shtml',
    delimiter: ',',
    encoding: 'utf-8',
    lineEnd: '\r\n',
    columns: [
      ['SourceURL', ({ url }) => url],
      ['AnchorText', ({ anchor }) => anchor],
      ['Date', () => '2026-08-01'],
      ['FlagRedirect', () => 0],
      ['FlagNoFollow', ({ isFollowed }) => not(isFollowed, '1', '0')],
      ['FlagImages', () => 0],
      ['TargetURL', ({ target }) => target],
      ['SourceCitationFlow', ({ value }) => value],
    ],
    addresses: 'SourceURL',
    kind: 'Majestic backlinks',
  },
  {
    file: 'se-ranking-backlinks.csv',
    source:
      'https://seranking.com/api/data/backlinks names the fields of the API; no page lists the columns of the export',
    delimiter: ';',
    encoding: 'utf-8',
    lineEnd: '\n',
    columns: [
      ['url_from', ({ url }) => url],
      ['url_to', ({ target }) => target],
      ['anchor', ({ anchor }) => anchor],
      ['nofollow', ({ isFollowed }) => not(isFollowed, '1', '0')],
      ['domain_inlink_rank', ({ value }) => value],
    ],
    addresses: 'url_from',
    kind: 'SE Ranking backlinks',
  },
  {
    file: 'german-excel.csv',
    source: 'a sheet that somebody keeps, as a German Excel saves it',
    delimiter: ';',
    encoding: 'windows-1252',
    lineEnd: '\r\n',
    above: [['Prospects Q4'], ['Stand', '1.8.2026']],
    hasDecimalComma: true,
    columns: [
      ['Nr.', ({ value }) => value],
      ['Name', ({ name }) => name],
      ['Webseite', ({ url }) => url],
      ['Ankertext', ({ anchor }) => anchor],
      ['Zielseite', ({ target }) => target],
      ['Verlinkende Seite', ({ url }) => url],
      ['Nofollow', ({ isFollowed }) => not(isFollowed, 'WAHR', 'FALSCH')],
      ['Notiz', ({ note }) => note],
    ],
    addresses: 'Webseite',
    kind: 'list of links',
  },
  {
    file: 'french.csv',
    source: 'a sheet that somebody keeps',
    delimiter: ';',
    encoding: 'utf-8 with a mark',
    lineEnd: '\r',
    above: [['sep=;'], ['Suivi des liens']],
    hasDecimalComma: true,
    columns: [
      ['Page référente', ({ url }) => url],
      ['Texte d’ancrage', ({ anchor }) => anchor],
      ['Page cible', ({ target }) => target],
      ['Nofollow', ({ isFollowed }) => not(isFollowed, 'VRAI', 'FAUX')],
      ['Valeur', ({ value }) => value],
      ['Remarque', ({ note }) => note],
    ],
    addresses: 'Page référente',
    kind: 'list of links',
  },
  {
    file: 'pipes.txt',
    source: 'a sheet that somebody keeps',
    delimiter: '|',
    encoding: 'utf-16be',
    lineEnd: '\n',
    columns: [
      ['Source', ({ url }) => url],
      ['Linktext', ({ anchor }) => anchor],
      ['Nofollow', ({ isFollowed }) => not(isFollowed, 'ja', 'nein')],
      ['Notiz', ({ note }) => note],
    ],
    addresses: 'Source',
    kind: 'list of links',
  },
  ...(['xlsx', 'ods'] as const).map(
    (workbook): Form => ({
      file: `cover-sheet.${workbook}`,
      source: 'a workbook that somebody keeps: a cover sheet, a merged title, empty rows',
      delimiter: ',',
      encoding: 'utf-8',
      workbook,
      above: [['Linkliste 2026'], []],
      columns: [
        ['Nr.', ({ value }) => value],
        ['Quelle', ({ url }) => url],
        ['Ankertext', ({ anchor }) => anchor],
        ['Ziel-URL', ({ target }) => target],
        ['Nofollow', ({ isFollowed }) => not(isFollowed, 'ja', 'nein')],
        ['Notiz', ({ note }) => note],
      ],
      addresses: 'Quelle',
      kind: 'list of links',
    }),
  ),
]
