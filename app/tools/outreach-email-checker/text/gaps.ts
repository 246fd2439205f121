import type { MergeField } from './merge-fields'

const GREETING =
  '(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten tag|bonjour|salut|ch[eè]re?|hola|estimad[oa]|ciao|gentile|buongiorno|dag|beste|geachte|olá|car[oa]|cześć)'

/** Where a name belongs, with a group for what stands there. */
const NAME_PLACES: readonly RegExp[] = [
  new RegExp(`^[ \\t]*${GREETING}[ \\t]+(?:(?:mr|mrs|ms|dr|herr|frau)\\.?[ \\t]+)?([^\\s][^\\n]{0,30})`, 'gimu'),
  /(?<![\p{L}\d])(?:thanks|thank you|cheers|sorry),?[ \t]([^\s][^\n]{0,30})/giu,
  /(?:regards|best|wishes|thanks|cheers|sincerely),?[ \t]*\r?\n[ \t]*([^\s][^\n]{0,30})/giu,
  /(?<![\p{L}\d])(?:team|people|folks|everyone|everybody|work|working|doing|things) at[ \t]([^\s][^\n]{0,30})/giu,
]

/** Programs write these for a missing value. Case counts, because “Nan” and “Null” are names. */
const MISSING =
  /^(?:Liquid (?:syntax )?error|[Uu]ndefined|UNDEFINED|null|NULL|None|NaN|#?N\/A|#REF!|#VALUE!|#NAME\?|\(blank\)|\[object Object\])(?![\p{L}\d])/u
/** A field's name without its marks, or a blank to fill in. */
const LEFT_OPEN =
  /^(?:(?:\(|&lt;|[“"])?(?:fname|first[ _]?name|name)(?:\)|&gt;|[”"])?|[[({<]x{1,10}[\])}>]|_{2,20}|x{2,10}|\.{3}|…|\{\{? ?\}?\}|\[ ?\]|< ?>|%s)(?=[ \t]*(?:[,!:.]|$))/iu

const EMPTY: readonly RegExp[] = [
  new RegExp(`^[ \\t]*${GREETING}[ \\t]+,`, 'imu'),
  /^[ \t]*dear[ \t]*[,:!]?[ \t]*$/im,
  new RegExp(`^[ \\t]*${GREETING}[ \\t]+there[ \\t]*,[ \\t]*there\\b`, 'imu'),
  /(?<![\p{L}\d])undefined['’]s (?:audience|article|blog|content|homepage|page|readers|site|team|website)\b/u,
]

const BARE = /^[ \t]*(?:hi|hello|hey)[ \t]*[,!:][ \t]*$/im

/** Traces of empty merge fields, such as `Hi ,` or `Hi undefined`, or a greeting without a name: a bare `Hi,` may be meant. */
export function findGaps(text: string): MergeField[] {
  const missing = NAME_PLACES.flatMap((place) =>
    Array.from(text.matchAll(place)).flatMap(({ 0: all, 1: found = '', index }) => {
      const value = (MISSING.exec(found) ?? LEFT_OPEN.exec(found))?.[0]
      return value === undefined ? [] : [gapAt(index, all.slice(0, all.length - found.length) + value, true)]
    }),
  )
  const certain = [...missing, ...EMPTY.flatMap((pattern) => firstOf(pattern, text, true))]
  return certain.length > 0 ? certain.sort((a, b) => a.start - b.start) : firstOf(BARE, text, false)
}

function firstOf(pattern: RegExp, text: string, isCertain: boolean): MergeField[] {
  const found = pattern.exec(text)
  return found ? [gapAt(found.index, found[0], isCertain)] : []
}

function gapAt(index: number, text: string, isCertain: boolean): MergeField {
  return { start: index + text.search(/\S/), text: text.trim(), isCertain }
}
