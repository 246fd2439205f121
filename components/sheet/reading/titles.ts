/** No name is longer, and putting many combining marks in order takes quadratic time. */
const MAX_CHARACTERS = 100

/** A column's name for comparing: `Source_URL`, `SourceURL` and `Source url` are one. */
export function titleKey(title: string): string {
  return title
    .slice(0, MAX_CHARACTERS)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Names of columns with addresses of sites, in English, German, French, Spanish, Italian and Dutch. */
const ADDRESSES = new Set(
  `url, urls, website, web site, web, webseite, website url, site, sites, site url, domain, domains, root domain, address,
  web address, page, link, homepage, blog, linking site, linking page, linking domain, referring domain, referring page,
  referring page url, referring url, source, source url, source page, source page url, source domain, url from, backlink,
  top linking sites, prospect, prospect url, target domain,
  domäne, internetadresse, webadresse, adresse, seite, internetseite, verweisende domain, verweisende seite,
  verlinkende website, verlinkende seite, quelle, quell url, ausgangsseite,
  site web, site internet, domaine, adresse web, page de provenance, domaine référent, site référent, page source,
  url source, url de la page source,
  sitio, sitio web, página web, dominio, dirección, url de origen, dominio de referencia, página de origen,
  sito, sito web, indirizzo, pagina web, url di origine, dominio di riferimento, pagina di origine,
  domein, webadres, adres, verwijzend domein, verwijzende pagina, bron url`
    .split(',')
    .map(titleKey),
)

export function isAddressTitle(title: string): boolean {
  return ADDRESSES.has(titleKey(title))
}

/** Whether a column is named as one of e-mail addresses, other than those of the people who keep the sheet. */
export function isEmailTitle(title: string): boolean {
  const key = titleKey(title)
  return /mail|correo|courriel/.test(key) && !/owner|sender|sent|from|assigned|manager|your/.test(key)
}
