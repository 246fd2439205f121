import { withoutCredits } from '@/lib/site/without-credits'

/** Signs around addresses in exports, sentences and markdown, in all scripts; never part of one. */
const SEPARATORS = /[\s,;|"'`´<>、､،؛\p{Ps}\p{Pe}\p{Pi}\p{Pf}]+/u

/**
 * Signs that no name has, though browsers turn some into punycode: list marks, arrows, emoji, circled digits. Dashes and
 * unreadable letters are not among them: a name that has one was meant to be another.
 */
const MARKS = /(?:(?![\p{Pd}\p{Cs}\ufffd·͵׳״・〇。．｡\u200c\u200d])[^\p{ASCII}\p{L}\p{Mn}\p{Mc}\p{Nd}])+/u

/** Letters that were decoded wrongly. They are not list marks, and the text around them is not a name. */
const GARBLED = /[ÂÃÄÅÎÏÐÑâ][€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u0080-\u009f\u00a1-\u00bf]+/g

/** A sign inside a name that must not become punycode. */
const NO_LETTER = /(?![·͵׳״・〇。．｡\u200c\u200d])[^\p{ASCII}\p{L}\p{Mn}\p{Mc}\p{Nd}]/u

/** Numbers, dates, percentages and amounts, also shortened ones such as `1.2M`. */
const NUMBER = /^[^\p{L}\p{N}]*\d+(?:[.:/-]\d+)*(?:[kmb]|bn|mio)?[^\p{L}\p{N}]*$/iu

/** A space that a form or a browser has encoded, behind an address that somebody copied. */
const ENCODED_SPACE = /%(?:20|09|0a|0d|c2%a0|e2%80%8b)$/i
const LONGEST_ENCODED = 9

/** A package and its version, such as `jquery@3.6.0`. */
const VERSION = /^[^:/?#]*@\d+(?:\.\d+){1,2}$/

const IPV4 = /^\d+(?:\.\d+){3}(?:[:/].*)?$/

/** Characters that a copy brings along and that nobody sees: direction marks, spaces without width, emoji variants. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|\p{Variation_Selector}/gu
/** Between letters that join, these two are part of a name. */
const LOOSE_JOINER = /(?<![^\p{ASCII}\P{L}]|[\p{Mn}\p{Mc}])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}\P{L}])/gu

/** A line's address and a comment behind it: `domain:a.com # asked b.com`. */
const COMMENTED = /^(\s*\S{1,2000}\s{1,100})#\s.*$/s

/** A line of which nothing is read. A rank, as in `#1 moz.com`, begins no comment. */
export function isComment(line: string): boolean {
  return /^\s*#(?!\d{1,3}(?:[.):]?\s|[,;|]))/.test(line.replace(INVISIBLE, ''))
}

/** The web addresses, e-mail addresses and bare domains in a line or a cell, also misspelt ones. */
export function findAddresses(line: string): string[] {
  return wordsOf(line).flatMap(({ address }) => address ?? [])
}

/** The address of a cell that holds nothing else; undefined for any other. A title may name a site, but is more than it. */
export function loneAddress(cell: string): string | undefined {
  const words = wordsOf(cell).filter(({ word }) => /[\p{L}\p{N}]/u.test(word) && !BEGINNING.test(word))
  return words.length === 1 ? words[0]?.address : undefined
}

/** The start of an address that a space has cut off. */
export const BEGINNING = /^(?:https?:?[/\\]*|www\.?)$/i

/** Whether an address is that of a mailbox. */
export function isEmail(address: string): boolean {
  return /^[^@/?#:]+@[^@/]+$/.test(address)
}

/** The e-mail addresses in a cell, in lower case. In a column that is named so, `ann at a.com` is one too. */
export function emailsIn(cell: string, isNamed = false): string[] {
  const text = isNamed ? cell.replace(SPACED, '$1@') : cell
  // Most cells have none, and this takes a hundredth of the time.
  return HAS_AT.test(text) ? findAddresses(text).flatMap((one) => (isEmail(one) ? one.toLowerCase() : [])) : []
}

const SPACED = /((?:^|[,;|])\s{0,9}[\w.+-]{1,64})\s(?:(?:at|ät|arroba|\(a\))\s|@\s?)(?=[\w-]{1,63}\.\w)/gi

/** Whether the name in an address has a sign that is neither a letter nor a digit of any script, or a second @. */
export function hasSymbol(address: string): boolean {
  const name = address.slice(0, pathOf(address))
  return NO_LETTER.test(name) || /@.*@/s.test(name)
}

/** The sign in an e-mail address, or what somebody wrote in its place, for machines not to find it. */
export const HAS_AT =
  /[@＠]|[[({<（［【]\s?(?:[aA][tT]|a|ät|arroba|arobase)\s?[\])}>）］】]|\sAT\s|\s-at-\s|_at_|\sat\s\S{1,63}\s?[[({<]?dot|&(?:#64|#x40|commat);|%40/

/** Most cells are neither, and this takes a tenth of the time. */
const MAY_HAVE_ADDRESS = /[.。．｡&]|dot|pun(?:kt|to)|point|localhost|:\/\//i
/** One word, with nothing in it to repair. Most addresses of exports are such, and this halves the time of each. */
const PLAIN_WORD = /^(?!mailto:)[\w.:/?#&=%~+!*$-]+(?:@[\w.:#&=%~+!*$-]+)?$/i

interface Word {
  word: string
  /** Undefined where the word is none. */
  address?: string
}

function wordsOf(line: string): Word[] {
  if (!MAY_HAVE_ADDRESS.test(line)) return [{ word: line }]
  const isPlain = PLAIN_WORD.test(line) && !line.includes('_at_') && !line.includes('%40')
  const words = (isPlain ? [line] : repaired(withoutCredits(line)).split(SEPARATORS)).flatMap(partsOf)
  return words.map((word, index) => {
    // Nothing behind an e-mail address is a part of it.
    const address = withoutExtraScheme(trimmed(word)).replace(/^([^@/?#:]+@[^@/?#]+)[/?#].*$/s, '$1')
    return looksLikeAddress(address) && !isFile(address) && !isSentenceEnd(address, words[index + 1])
      ? { word, address }
      : { word }
  })
}

/** Joins what somebody took apart so that no machine reads it, or by mistake: `a[.]com`, `a dot com`, `a .com`. */
function repaired(line: string): string {
  return (
    withAts(decoded(line).replace(INVISIBLE, '').replace(TITLE_ABOVE, '').replace(LABEL, ''))
      .replace(LOOSE_JOINER, '')
      .replace(COMMENTED, (all, address: string) => (address.includes('.') ? address : all))
      .replace(GARBLED, '\ufffd')
      // Behind an ending, punctuation of other scripts or a dash ends the name.
      .replace(/([.．][a-z]{2,63})[。｡・·！？：‒–—―]+/gi, '$1 ')
      // Full-width forms of ASCII, and hyphens that a word processor put in.
      .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replace(/[\u2010\u2011]/g, '-')
      .replace(DOT_IN_BRACKETS, '.')
      .replace(/^(\s*[\p{L}\p{N}-]{1,63}) (?:dot|\.) (\p{L}{2,24}\s*)$/iu, '$1.$2')
      .replace(/(?<=[\p{L}\p{N}])(?<!\b(?:all|any|every|no)) (\.\p{L}{2,24})(?=$|[\s/])/giu, '$1')
  )
}

/** Signs as the source of a web page has them, for machines not to find an address: `ann&#64;moz&#46;com`. */
function decoded(line: string): string {
  return line
    .replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(?:nbsp|[lg]t|quot);/gi, ' ')
}

/** A page's title above its address in one cell; it may name other sites. */
const TITLE_ABOVE = /^(?=[^\r\n@]*[^\s@][ \t]+[^\s@])(?:(?!:\/\/)[^@])*[\r\n]\s*(?=https?:\/\/\S+\s*$)/
/** `5.wordpress.com---->https://ann.wordpress.com`: a number, a name and an arrow. */
const LABEL = /^\s{0,9}\d{1,4}[.)](?=\S)[^@]{1,99}?-{1,9}> ?(?=https?:\/\/)/i
const DOT_IN_BRACKETS = /\s?[[({<（［【]\s?(?:\.|dot|punkt|punto|point)\s?[\])}>）］】]\s?/gi
/** In words, an e-mail address is a line or a part of one: `Editor at booking.com` is none. */
const ADDRESS_IN_WORDS =
  /(^|[:,;|])\s{0,9}((?:[\w+-]{1,64} dot ){0,3}[\w.+-]{1,64}) at ((?:[\w-]{1,63}(?: dot |\s?[[({<]\s?(?:\.|dot)\s?[\])}>]\s?)){1,4}[a-z]{2,24})\s{0,9}(?=$|[,;|])/gi

/** Puts the sign into e-mail addresses that were written without it, and takes the query off a `mailto:`. */
function withAts(line: string): string {
  if (!HAS_AT.test(line)) return line
  return (
    line
      .replace(/(mailto:[^\s?"'<>]{1,320})\?[^\s"'<>]*/gi, '$1')
      .replace(/((?:mailto:|^\s*)[^\s@%/:?#]{1,64})%40/gi, '$1@')
      .replace(/&commat;/gi, '@')
      .replace(ADDRESS_IN_WORDS, (_, before: string, name: string, host: string) => {
        const dotted = [name, host].map((part) => part.replace(DOT_IN_BRACKETS, '.').replace(/ dot /gi, '.'))
        return `${before} ${dotted.join('@')} `
      })
      .replace(/(?<=[\p{L}\p{N}_])[[({]a[\])}](?=[\p{L}\p{N}])/gu, '@')
      .replace(
        /(?<=[\p{L}\p{N}_])\s?[[({<（［【]\s?(?:at|ät|@|arroba|arobase)\s?[\])}>）］】]\s?(?=[\p{L}\p{N}])/giu,
        '@',
      )
      .replace(/(?<=[\p{L}\p{N}_])\s-at-\s(?=[\p{L}\p{N}-]+\.)/giu, '@')
      // Not in a path.
      .replace(/_at_(?<=[\p{L}\p{N}_]_at_)(?=[\p{L}\p{N}-]+\.)(?<![/@][^\s,;|]{0,300})/giu, '@')
      .replace(/(?<=[\p{L}\p{N}_]@)\s(?=[\p{L}\p{N}-]+\.\p{L})/gu, '')
      .replace(/(?<=[\p{Ll}\p{N}_]) AT (?=\p{L}*[\p{Ll}\p{N}])/gu, '@')
      .replace(/(?<=@(?:[\p{L}\p{N}.-]| dot ){1,100}) dot (?=\p{L})/giu, '.')
      // Two with a sign between them that a path may have.
      .replace(/(@[^\s@/&]{1,200}\.[a-z]{2,24})[/&](?=[^\s@/&]{1,64}@)/gi, '$1 ')
  )
}

/** Takes a word apart at its marks and where two are written as one, but for what stands in its path. */
function partsOf(word: string): string[] {
  const path = pathOf(word)
  const parts = word.slice(0, path).split(MARKS).flatMap(partsOfRun)
  return parts.map((part, index) => (index === parts.length - 1 ? part + word.slice(path) : part))
}

/** A scheme behind a letter: `参照https://a.com`, `就是这个www.b.com`, `https://a.comhttps://b.com`. */
const SCHEME_WITHIN = /(?<=[\p{L}\p{N}])(?=https?:\/\/)|(?<=[^\P{L}\p{Script=Latin}])(?=www\.)/iu
/** No ending has letters of two scripts. */
const TEXT_BEHIND_ENDING =
  /(?<=\.[a-z]{2,24})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][^.]*$)/iu

/** Texts of scripts without spaces stand against an address. */
function partsOfRun(run: string): string[] {
  return run.split(SCHEME_WITHIN).flatMap((part) => part.split(TEXT_BEHIND_ENDING))
}

/** Where the path, the query or the fragment of an address begins. */
function pathOf(word: string): number {
  const at = word.search(/(?<=[^:;.?#/\\])[/\\](?![/\\])|[?#]/)
  return at < 0 ? word.length : at
}

/**
 * Schemes that lost a letter or a sign, or stand twice, and labels such as `domain:`, `mailto:` or the operator `site:`. A
 * user's name before a password is none, nor is a host before a port.
 */
const EXTRA_SCHEME =
  /^(?:(?:[htxps]{3,7}[:.]{0,2}|[htxps]{1,2}:|ftps?:)[/\\]{1,4}:?|[/\\]{2}(?=\*)|www\.(?=https?:[/\\])|(?:domain|mailto|site|url|website):[/\\]{2}|-?(?!(?:acct|data|javascript|sips?|sms|tel|xmpp):)[\p{L}\p{N}][\p{L}\p{N}_-]{0,30}:(?!\d+(?:[/\\?#]|$)))(?=[^/\\:])/iu
const WHOLE_SCHEME = /^https?:\/\/(?!\*|(?:www\.)?[htxps]{3,7}[:.]{0,2}[/\\])/i

function withoutExtraScheme(word: string): string {
  let rest = /^https?%3A%2F%2F/i.test(word) ? word.replace(/%3A/gi, ':').replace(/%2F/gi, '/') : word
  while (!WHOLE_SCHEME.test(rest)) {
    const [scheme] = EXTRA_SCHEME.exec(rest) ?? []
    if (scheme === undefined) break
    rest = trimmed(rest.slice(scheme.length))
  }
  return rest
}

/** Signs at the edges of an address, such as those of markdown. */
function trimmed(word: string): string {
  let end = word.length
  // A loop: a pattern anchored at the end takes quadratic time.
  for (let size = sizeOfEnd(word, end); size > 0; size = sizeOfEnd(word, end)) end -= size
  return word.slice(0, end).replace(/^[^\p{L}\p{N}\p{Cs}/\\@\ufffd]+/u, '')
}

/** The length of a sign, or of an encoded space, that ends no address; 0 for any other. */
function sizeOfEnd(word: string, end: number): number {
  if (end === 0) return 0
  if (!/[\p{L}\p{M}\p{N}\p{Cs}/@\ufffd]/u.test(word[end - 1] ?? '')) return 1
  return ENCODED_SPACE.exec(word.slice(Math.max(0, end - LONGEST_ENCODED), end))?.[0].length ?? 0
}

function looksLikeAddress(word: string): boolean {
  if (word.length < 4 || (NUMBER.test(word) && !IPV4.test(word)) || VERSION.test(word)) return false
  return /:\/\/./.test(word) || /[^.@][.。][^.@]/.test(word) || /^localhost\b/i.test(word)
}

/** Names of files whose ending is a top-level domain as well. */
function isFile(word: string): boolean {
  return (
    /^[^/@]{1,100}\.(?:zip|mov)$/i.test(word) ||
    // Names in Paraguay have a second part, such as `com.py`.
    /^[^/@.]{1,100}\.py$/i.test(word) ||
    // A picture for sharp screens: `logo@2x.png`.
    /@[1-4]x\.[a-z]{3,4}$/i.test(word) ||
    /^(?:[A-Z]+|readme|changelog|license)\.md$/.test(word) ||
    /^(?:build|deploy|install|run|setup|start|test)\.sh$/.test(word)
  )
}

const SENTENCE_END = /^[\p{L}\p{N}’'-]+\.\p{Lu}\p{Ll}+$/u

/** Whether a word ends a sentence and begins the next: `Hello.My`, before `name`, though `.my` is a top-level domain. */
function isSentenceEnd(word: string, next = ''): boolean {
  return SENTENCE_END.test(word) && /^\p{L}/u.test(next)
}
