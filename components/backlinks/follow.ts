import { countOf } from './count-of'

const wordsOf = (words: string) => new Set(words.split('|'))
/** As products, spreadsheets and people write them, in the languages of most users. */
const YES = wordsOf(
  'true|yes|y|t|x|+|✓|✔|✅|☑|√|on|image|ja|j|wahr|oui|o|vrai|sí|si|s|verdadero|sì|vero|waar|sim|verdadeiro|tak|prawda|да|истина|так|evet|doğru|ano|pravda|áno|igen|igaz|kyllä|tosi|da|adevărat|sant|sand|はい|是|예|כן|نعم',
)
const NO = wordsOf(
  'false|no|n|f|-|–|—|✗|✘|✕|✖|×|❌|☐|off|nein|falsch|non|faux|falso|nee|onwaar|não|nao|nie|fałsz|нет|ложь|ні|hayır|hayir|yanlış|ne|nepravda|nem|hamis|ei|epätosi|nu|fals|nej|nei|usant|falskt|falsk|いいえ|否|아니요|아니오|לא|لا',
)

/** Whether a cell says yes or no; undefined for any other text. */
export function flagOf(cell = ''): boolean | undefined {
  const written = cell.trim()
  if (written.length > MAX_FLAG) return undefined
  const text = written
    .normalize('NFC')
    .toLowerCase()
    .replace(/\ufe0f/g, '')
  const count = countOf(text)
  if (count !== undefined) return count > 0
  return YES.has(text) || (NO.has(text) ? false : undefined)
}

const REL =
  'nofollow|dofollow|follow|sponsored|ugc|noopener|noreferrer|external|internal|link|text|image|hyperlink|index|me|nf|df'
const WITH_VALUE =
  /(?<![a-z])(?:is)?((?:no|do)?follow|sponsored|ugc) ?[=:] ?["']?(true|yes|1|false|no|0)(?:\.0)?(?![a-z])/g
const ONLY_REL = new RegExp(`^(?:(?:${REL})(?: |$))+$`)

/** What the words of a cell say: whether the link is followed; undefined where they say nothing of it. */
export function followWord(cell = ''): boolean | undefined {
  if (!MAY_SAY.test(cell)) return undefined
  const said: boolean[] = []
  const text = cell
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<![a-z])(?:no[nt]?|un)[ _‐-]{0,3}(?:do[ _‐-]?)?follow(?:ed|able|s)?(?![a-z])/g, 'nofollow')
    .replace(/(?<![a-z])(?:do[ _‐-]{1,3})?(do)?follow(?:ed|able|s)?(?![a-z])/g, (word) =>
      word.startsWith('do') ? 'dofollow' : 'follow',
    )
    .replace(/(?<![a-z])user[ _-]?generated(?:[ _-]?content)?(?![a-z])/g, 'ugc')
    .replace(WITH_VALUE, (_whole, word: string, value: string) => {
      said.push(/^(?:true|yes|1)$/.test(value) === /^(?:do)?follow$/.test(word))
      return ' '
    })
  const words: string[] = text.match(/[a-z]+/g) ?? []
  const isRel = ONLY_REL.test(words.filter((word) => word !== 'rel').join(' '))
  const has = (...wanted: string[]) => words.some((word) => wanted.includes(word))
  if (has('nofollow') || (isRel && has('sponsored', 'ugc', 'nf'))) said.push(false)
  if (has('dofollow') || (isRel && has('follow', 'df'))) said.push(true)
  return said.length === 0 ? undefined : !said.includes(false)
}

const MAY_SAY = /follow|sponsored|ugc|user|nf|df/i
const MAX_CHARACTERS = 200
const MAX_FLAG = 20
