/** How sure a name makes it that a merge field was meant. */
export type FieldName = 'certain' | 'also a word' | 'unknown'

/** Only mail tools begin a field like this: `recipient.plan`, `contactfield=city`. */
const RECIPIENT = /^(?:contacts?|recipient|leads?|prospect|subscriber|(?:contact|company|lead|owner)field) ?[.=]/i

/** May stand before a name, and tells nothing: `user.first_name`. */
const BEFORE = new Set(
  'account attribute attributes company contact custom customer data email event field form lead mc member merge org organization param params person primary profile properties property recipient subscriber subtag to trigger user v var variable'.split(
    ' ',
  ),
)
/** With one of these, a word is a field: `[Your Company]`. */
const OWNED = new Set('my our the their your'.split(' '))

/** No prose has these as a word. */
const CERTAIN = pattern(
  '(?:first|last|full|middle|given|family|nick|agent|contact|blogger|author|editor|writer|owner|sender|recipient|prospect|lead|person|webmaster|customer)name',
  '(?:company|organi[sz]ation|business|brand|agency|client|competitor|site|website|blog|domain|publication|outlet|magazine|podcast)(?:name|url|title|address|domain|website|site)',
  '(?:page|post|blogpost|article|content|resource|guide|target|landingpage|resourcepage)(?:name|title|url|link|topic|headline)',
  'mmerge|emailaddr|[fl]name|surname|forename|salutation|jobtitle|emailaddress|phonenumber|zipcode|postcode',
  'icebreaker|firstline|introline|openingline|personali[sz]ation|personali[sz]edline|customline|customintro|fromname|fromemail',
  'unsubscribe(?:link|url)|optout(?:link|url)',
  'vorname|nachname|firmenname|prenom|nomdefamille|voornaam|achternaam|bedrijfsnaam|apellidos?|cognome|sobrenome|nazwisko',
)

const ALSO_A_WORD = pattern(
  'name|username|first|last|company|organi[sz]ation|business|brand|agency|client|competitor',
  'site|website|blog|domain|homepage|publication|outlet|url|topic|keyword|niche|industry|(?:broken|dead)(?:link|url)',
  'city|country|email|phone|signature|sender|unsubscribe|optout|recipient|prospect|webmaster|blogger|link',
  'имя|фамилия|名前|お名前|氏名|姓名|名字|이름|성함',
  'anrede|firma|webseite|nom|entreprise|societe|nombre|empresa|sitio|nome|azienda|sito|naam|bedrijf|imie',
)

/** `{% if name %}`, `*|IFNOT:FNAME|*` */
const LOGIC = /^(?:if(?:not)?|els(?:e ?)?if|unless|for|assign)\b[: ]*/i
/** `first_name|there`, `name:"there"`, `firstname,fallback=there`, `lead.First Name:default=there`, `first_name != blank` */
const FALLBACK = /\||,|%%|\?\?|[!=<>]=|[<>]|: ?["'“]|:? ?\b(?:default|fallback)\b| OR | or ["'“]/

/** `[Name here]` */
const HERE = / (?:goes )?here ?$/i

/** No field's name is longer; a long run of accents takes quadratic time. */
const MAX_LENGTH = 120

/** Says whether the inside of a field is a field's name, however its words are joined. */
export function readFieldName(inside: string): FieldName {
  const [field = ''] = inside
    .slice(0, MAX_LENGTH)
    .replace(/^[^\p{L}]+/u, '')
    .replace(LOGIC, '')
    .replace(HERE, '')
    .split(FALLBACK)
  if (RECIPIENT.test(field)) return 'certain'
  // A colon joins names, or begins a fallback.
  const [whole, first] = [nameIn(field), nameIn(field.split(':')[0] ?? '')]
  return whole === 'unknown' ? first : whole
}

function nameIn(field: string): FieldName {
  const parts = partsOf(field)
  const isOwned = parts.length > 1 && OWNED.has(parts[0] ?? '')
  if (isOwned) parts.shift()
  while (parts.length > 1 && BEFORE.has(parts[0] ?? '') && !CERTAIN.test(parts.join(''))) parts.shift()
  const name = parts.join('')
  // “Prospect First Name”, “Blogger’s First Name”
  if (CERTAIN.test(name) || (parts.length <= 3 && CERTAIN.test(parts.slice(-2).join('')))) return 'certain'
  if (!ALSO_A_WORD.test(name)) return 'unknown'
  return isOwned ? 'certain' : 'also a word'
}

function partsOf(name: string): string[] {
  const apart = name.replace(/['’]s\b|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return (
    apart
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

function pattern(...alternatives: string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join('|')})$`)
}
