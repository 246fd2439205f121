import { readFieldName } from './field-names'

export interface MergeField {
  start: number
  text: string
  /** Whether it is a field beyond reasonable doubt. Otherwise the writer may mean what it says. */
  isCertain: boolean
}

/** Spellings that prose does not have. Each group is the inside of the field. */
const MARKED = [
  String.raw`\$?\{\{\{?(?<braces>(?:[^{}\n]|\$\{[^{}\n]{1,60}\}){1,120})\}?\}\}`,
  String.raw`[[{]%(?<logic>[^\n]{1,80}?)%[\]}]`,
  String.raw`\{[!$](?<sigil>[^{}\n]{1,80})\}`,
  String.raw`\$\[(?<dollars>[^[\]\n]{1,80})\]\$`,
  String.raw`\*\|(?<stars>[^\n*]{1,80})\|\*|\*%7C(?<encoded>[^\n*%]{1,80})%7C\*`,
  String.raw`<<(?<angles>[^<>\n]{1,60})>>|<%(?<erb>[^<>\n]{1,80})%>|<\$(?<feed>[^<>\n]{1,60})\$>`,
  String.raw`(?<![\d%])%%(?<percents>=?\p{L}[^%\n]{0,60}=?)%%`,
  String.raw`(?<!\d)%(?<path>[A-Za-z]\w{0,30}[.:][\w.:]{1,60})%`,
  String.raw`\[\[(?<brackets>\s?\p{L}[^[\]\n]{0,60})\]\]`,
]

/** Spellings that prose, code and titles have as well. */
const PLAIN = [
  String.raw`\$?\{(?<brace>[\s@#:=]?\p{L}[^{}\n]{0,80})\}`,
  String.raw`(?<![\p{L}\d)\]])\[(?<bracket>\s?\p{L}[^[\]\n]{1,60})\](?![[(])`,
  String.raw`(?<![\p{L}\d%])%(?<percent>\p{L}[\p{L}\d_-]{1,40}(?:, ?fallback=[^%\n]{0,40})?|\p{Lu}\p{L}{1,20} \p{Lu}\p{L}{1,20})%(?![\p{L}\d])`,
  String.raw`«(?<guillemet>[\p{L}_.]{1,40})»`,
]

/** Spellings that are only a field by their name: `#name#`, `--name--`, `~Contact.FirstName~`, `$FIRST_NAME`, `@firstname`. */
const SLIGHT = [
  String.raw`(?<![\p{L}\d#~_^|@$!+=*:-])(?:[#~_^|@$!+=*:-]{1,3})(?:\p{L}{1,20}[.:])?(?<wrapped>\p{L}[\p{L}_]{1,30}?)[#~_^|@$!+=*:-]{1,3}(?![\p{L}\d#~_^|@$!+=*:-])`,
  String.raw`(?<![\p{L}\d#~^|@$!])[#~^|@$!]{1,3}(?<doubled>\p{L}{1,20} \p{L}{1,20})[#~^|@$!]{1,3}(?![\p{L}\d#~^|@$!])`,
  String.raw`(?<![\p{L}\d$])\$(?<dollar>\p{L}[\p{L}_]{2,30})(?![\p{L}\d_])`,
  String.raw`(?<![\p{L}\d.@])@(?<at>(?:first_?|last_?|full_?|sur)name)\b`,
  String.raw`\(\((?<parens>\s?\p{L}[^()\n]{0,40})\)\)`,
  String.raw`[«‹](?<quotes>\p{L}{1,20}(?: \p{L}{1,20})?)[»›]`,
  String.raw`<(?<angle>\p{L}{1,20}(?:[ _]\p{L}{1,20}){0,2})>`,
]

const PLACES = 'SITE|WEBSITE|BLOG|DOMAIN|COMPANY|BRAND|BUSINESS'
/** Names of fields in capitals, without marks, as a template shows where something goes: `YOURSITE.com`, `FIRST_NAME`. */
const BARE = [
  String.raw`(?<![\p{L}\d])(?<capitals>(?:MY|OUR|THEIR|YOUR)_?(?:${PLACES}|NAME)(?:_?(?:NAME|URL))?|(?:FIRST|LAST|FULL|${PLACES})_?NAME)(?:\.(?:com|COM))?(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d]|\p{Lu}[ \t])(?<apart>(?:MY|OUR|THEIR|YOUR) (?:${PLACES}|NAME)(?: (?:NAME|URL))?|(?:FIRST|LAST|FULL) NAME)(?![\p{L}\d]|[ \t]\p{Lu}{2})`,
  String.raw`(?<![\p{L}\d.@/-])(?<sample>(?:your|their)(?:site|website|blog|domain|company))\.(?:com|org|net|co\.uk)(?![\p{L}\d-])`,
]

const FIELDS = new RegExp([...MARKED, ...PLAIN, ...SLIGHT, ...BARE].join('|'), 'gu')
const PLAIN_GROUPS = new Set(['brace', 'bracket', 'brackets', 'percent', 'guillemet'])
const SLIGHT_GROUPS = new Set(['wrapped', 'doubled', 'dollar', 'at', 'parens', 'quotes', 'angle'])

const GREETED = /\b(?:hi|hello|hey|dear)[ \t]+$/i
/** A value is missing after these words. After a noun, brackets are an aside: `the guide [PDF]`. */
const SLOT =
  /(?<![\p{L}\d])(?:hi|hello|hey|dear|thanks|thank you|mr|mrs|ms|dr|about|on|at|for|with|of|in|from|to|by|across|visited|visiting|reading|read|love|loved|your|our|my|is|and|or|called|named|regarding|hallo|liebe|lieber|herr|frau|bonjour|hola|ciao|beste|ola|über|auf|bei|mit|von|–|—|à|sur|de|per|sobre|op|over|o)\.?[ \t]+["“„«]?$/iu
/** A value may also be missing where a line begins. */
const LINE_START = /(?:^|\n|[:–—(>])[ \t]*["“„«]?$/
const POSSESSIVE = /^['’]s\b/
const SLASH_BEFORE = /[\\/]$/
const SLASH_AFTER = /^[\\/]/

/** The label of a form, or a word that shows how a field is written. */
const NAMED_THING = /^["”“»]? (?:box|field|button|column|label|tag|token|placeholder|variable|parameter|shortcode)\b/i

/** Words before a quotation of their page, or before something to click on. */
const SHOWN =
  /\b(?:(?:prints?|printed|displays?|displayed|renders?|rendered|outputs?|shows?|showed) (?:(?:the|a|an|literal|text|word|words) ){0,3}|(?:click(?:ing)?(?: on)?|press|tap|the (?:button|field|link|menu|tab)(?: called| labelled| labeled)?) )["“]?$/i

/** An e-mail that talks about templates may show a field. */
const ABOUT_TEMPLATES =
  /\b(?:merge (?:tags?|fields?)|mail merge|placeholders?|personali[sz]ation (?:tags?|tokens?|fields?)|(?:template|title|snippet) (?:variables?|tags?|strings?|syntax)|shortcodes?|Yoast|Rank Math|Jinja|Handlebars (?:example|template|syntax|helper)s?)\b/i

/** Writers put these between such marks themselves, and Windows its folders. */
const ASIDE =
  /^(?:at|dot|sic|pdf|redacted|.*withheld|(?:our|my|their|emphasis|highlight).*|windir|system(?:root|drive)|(?:local)?appdata|program(?:data|files)\w*|userprofile|home(?:path|drive)|te?mp|path\w*|comspec|public)$/i
const WORDS = /^ ?\p{L}[\p{L} _'’/-]{1,40}$/u
const ORDINAL = /^(?:first|last)$/i

/** `[insert compliment]` */
const TO_DO = /^ ?(?:insert|enter|paste|fill in) /i
/** `{Hi|Hello}` */
const CHOICE = /^[\p{L}’' ,!]{1,60}(?:\|[\p{L}’' ,!]{1,60})+$/u
export const STOCK_CHOICE =
  /(?:^|[|{])\s?(?:hi|hello|hey|dear|thanks|thank you|regards|cheers|best)(?: there)?[,!]?\s?(?=\||$)/i

/** A quotation or code, in one line. */
const QUOTATIONS = /`[^`\n]{1,300}`|“[^“”\n]{1,300}”|„[^„“”\n]{1,300}[“”]|"[^"\n]{1,300}"|«[^«»\n]{1,300}»/g

/** So much of the text before and after a field is looked at. */
const AROUND = 40

/** Finds merge fields that are not filled in, and places that may be one. */
export function findMergeFields(text: string): MergeField[] {
  const isAboutTemplates = ABOUT_TEMPLATES.test(text)
  const plain = withoutMergeFields(text)
  const isQuoted = quotedIn(text, plain)
  const places = Array.from(text.matchAll(FIELDS), ({ 0: field, index: start, groups = {} }) => {
    const [spelling = '', inside = ''] = Object.entries(groups).find(([, found]) => found !== undefined) ?? []
    return { field, start, spelling, inside }
  })
  // A template spells its fields alike.
  const spelled = new Set(
    places.filter(({ inside }) => readFieldName(inside) !== 'unknown').map(({ spelling }) => spelling),
  )
  return places.flatMap(({ field, start, spelling, inside }) => {
    const end = start + field.length
    const before = text.slice(Math.max(0, start - AROUND), start)
    const verdict = judge(spelling, inside, before, text.slice(end, end + AROUND), spelled.has(spelling))
    if (verdict === 'nothing') return []
    const isShown = isAboutTemplates || isQuoted(start, end)
    if (verdict === 'doubtful' && isShown) return []
    return [{ start, text: field, isCertain: verdict === 'certain' && !isShown }]
  })
}

/** The text with spaces in place of its merge fields. */
export function withoutMergeFields(text: string): string {
  return text.replace(FIELDS, (field) => ' '.repeat(field.length))
}

/** The text with spaces in place of what it quotes. */
export function withoutQuotations(text: string): string {
  return text.replace(QUOTATIONS, (quotation) => ' '.repeat(quotation.length))
}

function judge(spelling: string, inside: string, before: string, after: string, isSpelled: boolean) {
  if (spelling === 'capitals' || spelling === 'apart') return 'certain'
  if (spelling === 'sample') return 'doubtful'
  const name = readFieldName(inside)
  if (spelling === 'angle' && TO_DO.test(inside)) return 'certain'
  if (SHOWN.test(before)) return name === 'unknown' ? 'nothing' : 'doubtful'
  if (SLIGHT_GROUPS.has(spelling)) {
    return name === 'certain' || (name === 'also a word' && GREETED.test(before)) ? 'certain' : 'nothing'
  }
  if (TO_DO.test(inside)) return 'certain'
  if (name === 'unknown' && CHOICE.test(inside)) return STOCK_CHOICE.test(inside) ? 'certain' : 'doubtful'
  if (!PLAIN_GROUPS.has(spelling)) return name === 'unknown' ? 'doubtful' : 'certain'

  const isGreeted = GREETED.test(before)
  const isMissing = SLOT.test(before) || POSSESSIVE.test(after)
  if (name === 'unknown') {
    return (isMissing || isSpelled) && WORDS.test(inside) && !ASIDE.test(inside) ? 'doubtful' : 'nothing'
  }
  if (NAMED_THING.test(after) || SLASH_BEFORE.test(before) || SLASH_AFTER.test(after)) return 'doubtful'
  if (name === 'certain') return 'certain'
  if (ORDINAL.test(inside.trim())) return isGreeted ? 'certain' : 'doubtful'
  return isMissing || LINE_START.test(before) ? 'certain' : 'doubtful'
}

/** Tells whether a place stands in code, or in a quotation that says more than the fields in it. */
function quotedIn(text: string, plain: string): (start: number, end: number) => boolean {
  const quotations = Array.from(text.matchAll(QUOTATIONS), ({ 0: quotation, index }) => ({
    start: index,
    end: index + quotation.length,
  })).filter(({ start, end }) => text[start] === '`' || /\p{L}/u.test(plain.slice(start, end)))
  let at = 0
  // The places come in order.
  return (start, end) => {
    while (at < quotations.length && (quotations[at]?.end ?? 0) < end) at++
    const next = quotations[at]
    return next !== undefined && next.start < start && next.end > end
  }
}
