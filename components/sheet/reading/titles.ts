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
  `url, urls, website, websites, web site, web, webseite, webseiten, website url, company website, site, sites, site url,
  domain, domains, root domain, address, web address, page, link, homepage, blog, blogs, blog url, linking site,
  linking page, linking domain, referring domain, referring page, referring page url, referring url, source, source url,
  source page, source page url, source domain, url from, backlink,
  top linking sites, prospect, prospects, prospect url, target domain,
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

const ABOUT_EMAILS = /mails?(?:status|confidence|verif|valid|quality|count|opened|clicked|subject)|namefore?mails?$/

/** Whether a column is named as one of e-mail addresses, other than those of the people who keep the sheet. */
export function isEmailTitle(title: string): boolean {
  const key = titleKey(title)
  return /mail|correo|courriel/.test(key) && !ABOUT_EMAILS.test(key) && !isStaffTitle(title)
}

/** The people who keep the sheet: in a CRM, the owner of a row is one. A site's owner is somebody to write to. */
const STAFF = new RegExp(
  [
    '(?:contact|account|lead|deal|record|company|organi[sz]ation|prospect|campaign|list|task|opportunity|client)s?owner',
    'kontakteigentumer|proprietaireducontact|propietariodelcontacto|proprietariodelcontatto',
    'assign|asignado|assegnato|zugewiesen|zustandig|bearbeiter|toegewezen|(?:account|campaign|outreach|project)s?manager',
    '(?:added|contacted|created|handled|managed|modified|owned|updated)by|^(?:your|our)|mailbox|replyto|^from|from$',
    'sender|sending|sent|absender|expediteur|remitente|mittente|afzender',
  ].join('|'),
)

export function isStaffTitle(title: string): boolean {
  return STAFF.test(titleKey(title))
}

/** Whether a column is named as one of people to write to. */
export function isContactTitle(title: string): boolean {
  return isEmailTitle(title) || /contact|kontakt|owner|editor|author|webmaster|publisher|redakt/.test(titleKey(title))
}

/** Whether an owner in a column's name may be that of a row, and not that of its site. */
export function isOwnerTitle(title: string): boolean {
  return /^(?!.*(?:site|web|blog|domain|page)).*owner/.test(titleKey(title))
}

/** Whether a column is named as one of texts, in which an address may be anybody's. */
export function isNotesTitle(title: string): boolean {
  return /note|notiz|comment|kommentar|remar[kq]|bemerk|anmerk|opmerk|observa|descri|about|^bio|histor|activit|message|feedback/.test(
    titleKey(title),
  )
}
