import { titleKey } from '@/components/sheet/reading/titles'

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
  '(?:account|company|organi[sz]ation|business|brand|agency|client|competitor|site|website|blog|domain|publication|outlet|magazine|podcast)(?:name|url|title|address|domain|website|site)',
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

/** A filter changes a value, and gives no text for an empty one. */
const FILTER =
  /^(?:capitali[sz]e|title(?:case|ize)?|(?:up|down)case|upper|lower|trim|strip|split|first|last|replace|remove|truncate|escape|safe|h|e)\s?(?:$|[:|])/i
/** Of a value that several filters change, what stands before its fallback and after it. */
const OTHER_FILTERS = /^.*\|\s?(?=default\b)|(?<=["'”])\s?\|.*$/gi
/** The signs between a field's name and its fallback. */
const BEFORE_FALLBACK = /^[\s|,:?%=]*(?:(?:or|default|fallback)(?![\p{L}\d]))?[\s:=(]*/iu
const MARKS_AFTER = /[\s{}[\]%<>|*#~_^@$!+=:»›)-]+$/u
const TO_DO = /^(?:insert|enter|paste|fill in) /i
const BLOCK = /^(?:end[:\p{L}]*|else|each|with|if(?:not)?|unless|spin|variation)$/iu

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

/** The name in a merge field, and its fallback; undefined for a condition. */
export function nameInField(field: string): { name: string; fallback?: string } | undefined {
  const inside = field
    .slice(0, MAX_LENGTH)
    .replace(/%7C/gi, '|')
    .replace(/^[^\p{L}]+/u, '')
    .replace(MARKS_AFTER, '')
    .replace(TO_DO, '')
    .replace(HERE, '')
  if (LOGIC.test(inside) || BLOCK.test(inside)) return undefined
  const found = FALLBACK.exec(inside)
  if (!found) return { name: inside.replace(/\.(?:com|org|net|co\.uk)$/i, '') }
  const name = inside.slice(0, found.index).trim()
  const fallback = inside
    .slice(found.index)
    .replace(OTHER_FILTERS, '')
    .replace(BEFORE_FALLBACK, '')
    .replace(/^["'“]|["'”]\)?$/g, '')
  return fallback === '' || FILTER.test(fallback) ? { name } : { name, fallback }
}

/** A name without what may stand before it, as one word: `user.first_name` is `firstname`. */
export function bareName(name: string): string {
  return withoutBefore(partsOf(name.slice(0, MAX_LENGTH))).join('')
}

/** Names that differ only in case, blanks, underscores and what stands before them are one. */
export function keyOf(name: string): string {
  const digits = name.slice(0, MAX_LENGTH).replace(/\D/g, '')
  return (bareName(name) || titleKey(name)) + digits
}

function withoutBefore(given: readonly string[]): string[] {
  const parts = [...given]
  while (parts.length > 1 && BEFORE.has(parts[0] ?? '') && !CERTAIN.test(parts.join(''))) parts.shift()
  return parts
}

/** Whether a field is about whoever writes, and so is the same in every e-mail. */
export function isSenders(name: string): boolean {
  const start = name.slice(0, MAX_LENGTH)
  return OF_SENDER.test(start) || SENDERS.test(partsOf(start).join(' '))
}

const SENDERS = /^(?:my|our|your|sender|sending account|(?:account )?signature|from|unsubscribe|opt ?out)\b/
/** The fields of a mail tool's own user: `owner.email`, unlike a column “Owner”. */
const OF_SENDER =
  /^\W{0,3}(?:(?:account|company|contact|deal|lead)[._])?(?:owner|agent|sender|mailbox|inbox) ?[.=]|^\W{0,3}ownerfield=/i

function nameIn(field: string): FieldName {
  const [first = '', ...others] = partsOf(field)
  const isOwned = others.length > 0 && OWNED.has(first)
  const parts = withoutBefore(isOwned ? others : [first, ...others])
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
