import { titleKey } from '@/components/sheet/reading/titles'

/** Languages by their codes and names, and countries with one language. A country with several tells none. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'en english englisch anglais ingles gb uk greatbritain unitedkingdom england us usa unitedstates ie ireland au australia nz newzealand',
  de: 'de german deutsch allemand aleman germany deutschland at austria osterreich',
  fr: 'fr french francais franzosisch frances france frankreich',
  es: 'es spanish espanol spanisch espagnol spain espana spanien mx mexico argentina colombia chile peru',
  it: 'it italian italiano italienisch italien italy italia',
  nl: 'nl dutch nederlands niederlandisch netherlands nederland niederlande holland',
  pt: 'pt portuguese portugues portugiesisch portugal br brazil brasil brasilien',
  pl: 'pl polish polski polnisch poland polska polen',
  sv: 'sv se swedish svenska schwedisch sweden sverige schweden',
  da: 'da dk danish dansk danisch denmark danmark danemark',
  no: 'no nb nn norwegian norsk norwegisch norway norge norwegen',
  fi: 'fi finnish suomi finnisch finland',
  cs: 'cs cz czech cesky tschechisch czechia czechrepublic tschechien',
  tr: 'tr turkish turkce turkisch turkey turkiye turkei',
  ru: 'ru russian russisch russia russland',
  ja: 'ja jp japanese japanisch japan',
}
const LANGUAGES = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(' ').map((name) => [name, code])),
)

/** Titles of columns of languages or countries, as `titleKey` writes them. */
export const LANGUAGE_TITLE =
  /^(?:site|website|blog|content|page|company|main|primary)?(?:languages?|lang|locale|sprache|langue|idioma|lingua|taal|country|land|pays|pais|paese|kraj|geo|market)(?:code|name|region)?$/

/** The languages (ISO 639) that a cell of such a column names; none where they cannot be told. */
export function languagesIn(cell: string): string[] {
  const parts = cell.split(/[,;/|&+]/).map((part) => part.replace(/^(\s*\p{L}{2})[-_]\p{L}{2}\s*$/u, '$1'))
  return parts.flatMap((part) => LANGUAGES.get(titleKey(part)) ?? [])
}
