import { type Choice, columnOf } from '@/components/sheet/reading/choice'
import { titleKey } from '@/components/sheet/reading/titles'

/** The indexes of the columns; undefined or empty for columns that the export does not have. */
export interface LinkColumns {
  anchor?: number
  source?: number
  target?: number
  /** The text of an image, where the link has none. */
  alt?: number
  /** Flags for images. */
  images: number[]
  /** Of a link's type, in words. */
  types: number[]
  /** Flags for what has no text: a frame, a form. */
  withoutText: number[]
  /** The number of links in a row; without it each row is one link. */
  count?: number
  /** The number of linking sites in a row, in a list of anchors. */
  sites?: number
  /** Flags of followed links; in a list of anchors with a count, their number. */
  followed: number[]
  /** The same for links that are not followed: nofollow, sponsored, user-generated. */
  notFollowed: number[]
  /** Of `rel` attributes. */
  rels: number[]
}

/** The columns of an export that has anchors. */
export interface Columns extends LinkColumns {
  anchor: number
}

// English names are those of the products; see tests/app/tools/corpus for where they are documented. The other languages are for
// sheets that people name themselves, and for Search Console, whose exports are in the language of its page.
const ANCHOR = keysOf(`anchor, anchor text, anchor texts, link anchor, link text, top linking text, linking text,
  anchors, link anchor text, backlink anchor, text,
  ankertext, ankertexte, anker, linktext, linktexte, verweistext, häufigster linktext,
  texte d’ancrage, texte de l’ancre, texte d’ancre, ancre, texte du lien, texte de lien, ancres, ancrage,
  texto ancla, texto de anclaje, texto del enlace, texto de enlace, texto de ancla, ancla, anclaje, anchor texto,
  testo di ancoraggio, testo ancora, testo dell’ancora, testo del link, ancora,
  ankertekst, linktekst, ankerteksten`)
const SOURCE = keysOf(`referring page url, source url, source page url, url from, linking page, referring url,
  referring page, source page, source, backlink, backlink url, backlink page, linking url, linking page url, link from, from, url,
  live link, live url, placement url, published url, post url, article url,
  verlinkende seite, verweisende seite, verweisende url, quell url, quelle, linkquelle, quellseite, linkgeber,
  page source, url source, page référente, url référente, page de provenance, url de la page source, source du lien,
  página de origen, url de origen, página de referencia, origen, fuente,
  pagina di origine, url di origine, pagina di riferimento, fonte, origine,
  verwijzende pagina, verwijzende url, bronpagina, bron url, bron`)
const TARGET =
  keysOf(`target url, destination, destination url, link url, target page, url to, linked page, linked url, link to, links to, to,
  ziel url, zielseite, zieladresse, verlinkte seite, ziel, linkziel,
  url cible, page cible, url de destination, page de destination, cible,
  url de destino, página de destino, destino,
  url di destinazione, pagina di destinazione, destinazione,
  doel url, doelpagina, bestemming, target, target domain, target site, linked domain, competitor, competitor domain, rival`)
const ALT =
  keysOf(`alt text, alt, image alt, image alt text, alt attribute, texte alt, texte alternatif, alternativtext,
  texto alternativo, testo alternativo, alt tekst`)
const IMAGE = keysOf('image, image link, flag image link, flag images, is image, bild, image ?, imagen, immagine')
const WITHOUT_ANY_TEXT = keysOf('frame, form, flag frame, flag redirect, flag mention')
const TYPE =
  keysOf(`type, types, link type, type of link, backlink type, attribute, attributes, link attribute, link attributes,
  link status, link flags, flags, follow type, typ, linktyp, linkart, type de lien, tipo, tipo de enlace, tipo di link`)
const REL = keysOf(
  'rel, rel attribute, rel attributes, rel value, rel type, rel tag, link rel, link rel attribute, a rel',
)
const COUNT = keysOf(`links to target, backlinks, links, total links, total external links, ext back links,
  incoming links, number of links, count, anzahl links, anzahl, anzahl der links, nombre de liens, liens, número de enlaces,
  enlaces, numero di link, aantal links`)
const SITES =
  keysOf(`ref. domains, referring domains, ref domains, domains, linking domains, root domains, linking sites,
  external linking root domains, verweisende domains, domaines référents, dominios de referencia, domini di riferimento,
  verwijzende domeinen`)
const BEFORE = '^(?:is|has|was|flag|only|link|backlinks?|links|rel|attr|attribute)*'
const AFTER = '(?:link|backlink|flag|status|attribute|tag|type|value|yesno|yn|janein)*(s?)$'
const FOLLOWED = new RegExp(
  `${BEFORE}(?:(?:do)?follow(?:ed|able)?(?:or|and)?(?:no(?:follow)?)?|nofollow(?:or)?dofollow)${AFTER}`,
)
const FOLLOWED_ELSEWHERE = keysOf('suivre, suivi, seguir, segui, folgen')
const NOT_FOLLOWED = new RegExp(
  `${BEFORE}(?:(?:no[nt]?|un)(?:do)?follow(?:ed)?|sponsored|ugc|usergenerated(?:content)?)${AFTER}`,
)

/** Column names of Search Console reports that have no anchor texts. */
const WITHOUT_TEXT = keysOf(
  'linking page, site, target page, top linked pages, top linking sites, linking site, verlinkende website, site associé',
)

/** Finds the columns of a backlink export by their names, where none is chosen; undefined for a table without anchors. */
export function recogniseColumns(header: readonly string[], choice: Choice = {}): Columns | undefined {
  const { anchor, ...columns } = linkColumnsIn(header, choice)
  return anchor === undefined ? undefined : { ...columns, anchor }
}

/** Finds the columns of a table that need not have anchors. */
export function linkColumnsIn(header: readonly string[], choice: Choice = {}): LinkColumns {
  const names = header.map(titleKey)
  const find = (candidates: readonly string[]) => findIn(names, candidates)
  const all = (test: (name: string) => boolean) => names.flatMap((name, at) => (test(name) ? at : []))
  const source = columnOf(choice, 'source', find(SOURCE))
  const isList = source === undefined
  return {
    anchor: columnOf(choice, 'anchor', find(ANCHOR)),
    source,
    target: columnOf(choice, 'target', find(TARGET)),
    alt: find(ALT),
    images: all((name) => IMAGE.includes(name)),
    types: all((name) => TYPE.includes(name)),
    withoutText: all((name) => WITHOUT_ANY_TEXT.includes(name)),
    rels: all((name) => REL.includes(name)),
    followed: all((name) => saysFollowed(name, isList)),
    notFollowed: all((name) => saysNotFollowed(name, isList)),
    // In a list of links each row is one link; its count columns mean something else.
    count: columnOf(choice, 'count', isList ? find(COUNT) : undefined),
    sites: isList ? find(SITES) : undefined,
  }
}

/** The column with the first of the names that a header has. Both are written by `titleKey`. */
export function findIn(header: readonly string[], names: readonly string[]): number | undefined {
  return names.map((name) => header.indexOf(name)).find((at) => at >= 0)
}

function saysFollowed(name: string, isList = true): boolean {
  return FOLLOWED_ELSEWHERE.includes(name) || (FOLLOWED.test(name) && (isList || !isPlural(name)))
}

function saysNotFollowed(name: string, isList = true): boolean {
  return NOT_FOLLOWED.test(name) && (isList || !isPlural(name))
}

/** Such a column counts links. */
function isPlural(name: string): boolean {
  return name.endsWith('links') || name.startsWith('links')
}

const OF_CRAWLERS = keysOf('link path, link position, link origin, path type')

/** Whether a crawler's export has these columns. */
export function isCrawl(header: readonly string[]): boolean {
  return header.some((title) => OF_CRAWLERS.includes(titleKey(title)))
}

/** Whether a row names more than one column that an export has; one name could be a link text. */
export function isHeader(row: readonly string[]): boolean {
  const known = new Set([ANCHOR, SOURCE, TARGET, COUNT, SITES, REL].flat())
  const isAnchor = new Set(ANCHOR)
  const names = row.map(titleKey)
  const isKnown = (name: string) => known.has(name) || saysFollowed(name) || saysNotFollowed(name)
  return names.some((name) => isAnchor.has(name)) && names.filter(isKnown).length > 1
}

/** Whether these are names of columns that a report of Search Console without anchor texts has; others have them too. */
export function hasNoTexts(header: readonly string[]): boolean {
  const names = header.map(titleKey)
  return WITHOUT_TEXT.some((name) => names.includes(name))
}

/** Names between commas, for comparing. */
export function keysOf(names: string): string[] {
  return names.split(/,\s*/).map(titleKey)
}
