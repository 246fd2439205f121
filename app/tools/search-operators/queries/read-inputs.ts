import { type BuilderValues, MAX_FOOTPRINTS, MAX_TOPICS } from '@/app/tools/search-operators/definition'
import { findAddresses, isComment, isEmail } from '@/lib/domain/find-addresses'
import { languageOf, languages } from './languages'
import type { Term } from './purposes'
import { regions } from './regions'

/** The values of the form's fields, but for those that choose what is shown. */
export type Inputs = Omit<BuilderValues, 'engine' | 'lookingFor'>

/** What queries are made of. */
export type Wishes = ReturnType<typeof readInputs>['wishes']

const MAX_ENDINGS = 5

const ENDING = /^\.?((?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]{2,})$/u
const HOST =
  /^(?:[hH][tT]{2}[pP][sS]?:\/\/)?(?:[wW]{3}\.)?((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+)\.?(?::\d{0,5})?(?:[/?#]\S*)?$/u

/** Reads the fields; what cannot be used is listed with its reason. */
export function readInputs(inputs: Inputs, neverPitch: readonly string[] = []) {
  const skipped: { text: string; reason: string }[] = []
  const skip = (text: string, reason: string) => {
    skipped.push({ text, reason })
  }

  const topics = new Map<string, string>()
  for (const line of inputs.topics.split('\n')) {
    const topic = clean(line)
    if (topic === '') {
      if (line.trim() !== '') skip(line.trim(), 'It has only quotation marks. Write the topic in words.')
    } else if (topics.has(topic.toLowerCase())) skip(topic, 'It is listed twice.')
    else if (topics.size === MAX_TOPICS)
      skip(topic, `The limit is ${MAX_TOPICS} topics at a time. Run the others next.`)
    else topics.set(topic.toLowerCase(), topic)
  }

  const endings = new Set<string>()
  for (const entry of entriesOf(inputs.endings)) {
    const ending = ENDING.exec(entry)?.[1]?.toLowerCase()
    if (!ending) skip(entry, 'It is not a domain ending. Write one such as .de or .co.uk.')
    else if (endings.size === MAX_ENDINGS) skip(entry, `A query has room for ${MAX_ENDINGS} endings.`)
    else endings.add(`.${ending}`)
  }

  const [ownAddress = '', another] = addressesIn(inputs.ownDomain)
  const own = another === undefined ? domainOf(ownAddress)?.toLowerCase() : undefined
  if (!own && inputs.ownDomain.trim() !== '') {
    skip(inputs.ownDomain.trim(), 'It is not a domain. Write one such as example.com.')
  }
  const exclude = new Set<string>()
  for (const entry of inputs.exclude.split('\n').flatMap(addressesIn)) {
    const domain = domainOf(entry)?.toLowerCase()
    if (domain && domain !== own) exclude.add(domain)
    else if (!domain) skip(entry, 'It is not a domain. Write one such as example.com.')
  }

  const footprints: Term[][] = []
  for (const line of inputs.footprints.split('\n')) {
    const terms = footprintOf(line)
    if (terms.length === 0) {
      if (line.trim() !== '') skip(line.trim(), 'It has only quotation marks. Write the footprint in words.')
    } else if (footprints.length === MAX_FOOTPRINTS) {
      skip(line.trim(), `The limit is ${MAX_FOOTPRINTS} footprints.`)
    } else footprints.push(terms)
  }

  const region = regions.find(({ code }) => code === inputs.region)
  const year = clean(inputs.year)
  if (year !== '' && !/^\d{4}$/.test(year)) skip(year, 'It is not a year. Write four digits.')

  return {
    wishes: {
      topics: [...topics.values()],
      brand: clean(inputs.brand),
      ...readCompetitor(clean(inputs.competitor)),
      year: /^\d{4}$/.test(year) ? year : '',
      region,
      language: languages.find(({ code }) => code === inputs.language)?.code ?? languageOf(region),
      /** The visitor's own; each may have several terms. */
      footprints,
      /** With their leading dot. */
      endings: [...endings],
      /** The visitor's own domain, which every query leaves out. */
      own,
      /** The other domains to leave out. */
      exclude: [...exclude],
      /** Sites that are never pitched, and not among those. */
      neverPitch: neverPitch
        .map((domain) => domain.replace(/^\*\./, ''))
        .filter((domain) => domain !== own && !exclude.has(domain)),
    },
    skipped,
  }
}

/** Reads `Rival`, `rival.com` or `Rival rival.com`. Without a name, the domain is the name. */
function readCompetitor(text: string) {
  const [, name = '', last = ''] = /^(?:(.*) )?(\S+)$/.exec(text) ?? []
  const competitorDomain = domainOf(addressesIn(last)[0] ?? last)
  return { competitor: competitorDomain ? name || competitorDomain : text, competitorDomain }
}

/** The domain of an address without `www.`; undefined for any other text. */
export function domainOf(text: string): string | undefined {
  return HOST.exec(clean(text))?.[1]
}

const NAMES = 'intitle|inurl|intext|site|filetype'
/** An operator stands at the beginning of a word. */
const OPERATOR = new RegExp(`(?:^|(?<=\\s))(-?)(${NAMES}):`, 'gi')
const QUOTED = '["“„«][^"“”„«»]*["”»]'
/** An operator’s value, and then maybe a phrase in quotes. */
const VALUE = new RegExp(`^\\s*(${QUOTED}|[^"“”„«»]*)(.*)$`, 'su')
/** Of these, the value is a word. */
const VALUE_OF_ONE_WORD = /^\s*(\S*)(.*)$/su
/** A quoted phrase, which stays, or what a minus leaves out. */
const EXCLUDED = new RegExp(`${QUOTED}|(?:^|(?<=\\s))-(?!(?:${NAMES}):)(${QUOTED}|[\\p{L}\\p{N}]\\S*)`, 'giu')

/** A line such as `write for us -jobs`, `intitle:submissions` or `inurl:guest-post -inurl:forum`. */
function footprintOf(line: string): Term[] {
  const excluded: Term[] = []
  const wanted = line.replace(EXCLUDED, (whole, phrase: string | undefined) => {
    if (phrase === undefined) return whole
    excluded.push(...termOf('', clean(phrase), true))
    return ' '
  })
  const operators = Array.from(wanted.matchAll(OPERATOR))
  const before = wanted.slice(0, operators[0]?.index)
  const after = operators.flatMap(({ 0: all, 1: minus, 2: written = '', index }, at) => {
    const name = written.toLowerCase()
    const value = wanted.slice(index + all.length, operators[at + 1]?.index)
    const [, own = '', phrase = ''] = (/^(?:site|filetype)$/.test(name) ? VALUE_OF_ONE_WORD : VALUE).exec(value) ?? []
    return [...termOf(name, clean(own), minus === '-'), ...termOf('', clean(phrase), false)]
  })
  return [...termOf('', clean(before), false), ...after, ...excluded]
}

function termOf(operator: string, text: string, isExcluded: boolean): Term[] {
  if (text === '') return []
  const not = isExcluded ? ({ not: true } as const) : {}
  if (operator === 'intitle') return [{ title: text, ...not }]
  if (operator === 'intext') return [{ text, ...not }]
  // An address has no spaces.
  if (operator === 'inurl') return [{ url: text.replaceAll(' ', '-'), ...not }]
  if (operator !== '') return [{ of: operator, value: text, ...not }]
  return [{ phrase: text, ...not }]
}

/** The hosts in a line of a list, as all tools read one; without any, its words. */
function addressesIn(line: string): string[] {
  if (isComment(line)) return []
  const addresses = findAddresses(line)
  return addresses.length === 0
    ? entriesOf(line)
    : addresses.map((one) => one.replace(isEmail(one) ? /^.*@/ : /^[/\\]+|(?<=^https?:\/\/)[^@/]*@/i, ''))
}

function entriesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/** Removes quotes, which would end the phrase. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/["“”„«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
