import { bareName } from '@/app/tools/outreach-email-checker/text/field-names'
import { isAddressTitle, isEmailTitle } from '@/components/sheet/reading/titles'

/** The kind of the values of a merge field or a column. */
export type Kind = 'first' | 'last' | 'full' | 'organisation' | 'site' | 'page' | 'title' | 'email' | 'text'

/** Names in English, German, French, Spanish, Italian, Dutch and a few others, without blanks and accents. */
const NAMES: Readonly<Record<Exclude<Kind, 'text'>, string>> = {
  first:
    'firstname first fname givenname forename vorname rufname prenom voornaam nombre nombredepila nome imie jmeno fornavn fornamn etunimi имя 名 名字 nickname nick',
  last: 'lastname last lname surname familyname nachname familienname nom nomdefamille achternaam apellido apellidos cognome sobrenome nazwisko prijmeni etternavn efternamn sukunimi фамилия 姓',
  full: 'name fullname contactname contact contactperson person ansprechpartner kontakt author authorname editor editorname writer writername blogger bloggername owner ownername recipient recipientname prospectname leadname webmaster webmastername personname customername nomcomplet nomecompleto nombrecompleto naam volledigenaam 姓名 名前 氏名 お名前 이름 성함',
  organisation:
    'account accountname company companyname organization organisation organizationname organisationname business businessname brand brandname agency agencyname firma firmenname entreprise societe empresa azienda bedrijf bedrijfsnaam sitename sitetitle websitename websitetitle blogname blogtitle publication publicationname outlet outletname magazine magazinename podcast podcastname',
  site: 'site siteurl website websiteurl domain domainname blogurl blogdomain companydomain companywebsite companyurl organizationurl accounturl websitedomain sitedomain homepage web webpage webseite siteweb sitio sitioweb sito sitoweb domaine dominio domein url',
  page: 'pageurl posturl articleurl contenturl blogposturl resourceurl resourcepage guideurl targeturl landingpage landingpageurl pagelink postlink articlelink link brokenlink brokenurl deadlink deadurl',
  title:
    'pagetitle pagename posttitle postname articletitle articlename blogposttitle contenttitle guidetitle resourcetitle headline',
  email: 'email emailaddress emailaddr mail mailadresse courriel correo correoelectronico',
}
const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind] as const)),
)

/** Says by its name what a merge field or a column has. */
export function kindOf(name: string): Kind {
  const bare = bareName(name)
  // “Prospect First Name”, “first_name_1”, “Organization - Website”
  const end = /(?:(?:first|last|full|sur)name|website|webpage|homepage|domain)$/.exec(bare)?.[0]
  const own = KINDS.get(bare) ?? KINDS.get(end ?? '')
  if (own) return own
  if (isEmailTitle(name)) return 'email'
  return isAddressTitle(name) ? 'site' : 'text'
}

/** The kinds of columns. One that no name tells is of sites if the list's are in it. */
export function kindsOf(titles: readonly string[], siteColumn?: number): Kind[] {
  return titles.map((title, index) => {
    const kind = kindOf(title)
    return kind === 'text' && index === siteColumn ? 'site' : kind
  })
}

/** A field without a column of its kind takes one of this. */
export const RELATED: Partial<Record<Kind, Kind>> = { first: 'full', full: 'first', site: 'page', page: 'site' }
