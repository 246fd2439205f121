import type { Engine } from './engines'
import { footprints } from './footprints'
import { ownPurpose, type Purpose, type Subject, type Term } from './purposes'
import { domainOf, type Wishes } from './read-inputs'

export interface Query {
  /** The topic, brand or competitor that it is about. */
  about: string
  text: string
  url: string
  /** The text without the domains to leave out. */
  wanted: string
  /** Those domains. */
  leavesOut: readonly string[]
  /** How many more were to be left out, and do not fit into the engine's limit. */
  left: number
}

/** Of the never-pitch list, where an engine names no limit: a longer URL is refused on its way. */
const MAX_NEVER_PITCH = 50

/** A purpose's queries in the syntax of one engine; none if the input that it needs is empty. `today` is YYYY-MM-DD. */
export function buildQueries(purpose: Purpose, wishes: Wishes, engine: Engine, today: string) {
  const all = queriesOf(purpose, wishes)
  const isDated = (terms: readonly Term[]) => terms.some((term) => 'year' in term)
  const possible = all.filter((terms) => terms.every((term) => canWrite(term, engine)))
  const queries = new Map<string, Query>()
  let tooLong = 0
  const mostExcluded = [...wishes.exclude, ...wishes.neverPitch.slice(0, MAX_NEVER_PITCH)]
  const unfit = wishes.exclude.length + wishes.neverPitch.length - mostExcluded.length
  for (const about of subjectsOf(purpose.needs, wishes)) {
    for (const terms of possible) {
      for (const wanted of writeTerms(terms, about, wishes, engine)) {
        const words = wanted.split(' ')
        const own = wishes.own && !words.includes(withoutSite(wishes.own)) ? [wishes.own] : []
        const others = mostExcluded.filter((domain) => !words.includes(withoutSite(domain)))
        const room = (engine.limit?.words ?? Number.POSITIVE_INFINITY) - countWords(wanted) - own.length
        if (room < 0) tooLong++
        // Once: a copy that leaves out other domains would find the same pages.
        const fitting = others.slice(0, Math.max(0, room))
        const leavesOut = room < 0 ? [] : [...own, ...fitting]
        const text = [wanted, ...leavesOut.map(withoutSite)].join(' ')
        const url = addressOf(text, wishes, engine, isDated(terms) ? today : undefined)
        queries.set(text, { about, text, url, wanted, leavesOut, left: others.length - fitting.length + unfit })
      }
    }
  }
  const dateNote = wishes.year !== '' && possible.some(isDated) ? engine.dateNote : undefined
  return {
    queries: [...queries.values()],
    /** How many queries are longer than the engine reads. */
    tooLong,
    /** Name what the engine cannot run; empty if it can run all. */
    notes: [
      ...(Object.keys(PLACES) as Place[])
        .filter((place) => !engine[OPERATORS[place]] && all.some((terms) => terms.some((term) => place in term)))
        .map((place) => `${engine.name} can’t search for words in the ${PLACES[place]}, so we left those queries out.`),
      ...(dateNote ? [dateNote] : []),
    ],
  }
}

const PLACES = { title: 'title', url: 'URL', text: 'text' } as const
type Place = keyof typeof PLACES
const OPERATORS = { title: 'inTitle', url: 'inUrl', text: 'inText' } as const

function canWrite(term: Term, engine: Engine): boolean {
  return (Object.keys(PLACES) as Place[]).every((place) => !(place in term) || engine[OPERATORS[place]] !== undefined)
}

function queriesOf(purpose: Purpose, wishes: Wishes): readonly (readonly Term[])[] {
  if (purpose.id === ownPurpose.id) return wishes.footprints.map((terms) => [{ is: 'topic' }, ...terms])
  return [...(purpose.queries ?? []), ...(footprints[wishes.language][purpose.id] ?? [])]
}

function subjectsOf(needs: Subject, wishes: Wishes): string[] {
  if (needs === 'topic') return wishes.topics
  return wishes[needs] === '' ? [] : [wishes[needs]]
}

/** The texts of a query. Alternatives and endings that do not fit into one become several. */
function writeTerms(terms: readonly Term[], about: string, wishes: Wishes, engine: Engine): string[] {
  const choice = terms.find((term) => 'oneOf' in term)
  const endings = engine.hasEndings ? wishes.endings.map((ending) => `site:${ending}`) : []
  const compose = (phrases: readonly string[], sites: readonly string[]) =>
    [
      ...terms.map((term) => (term === choice ? oneOf(phrases.map(quoted)) : writeTerm(term, about, wishes, engine))),
      oneOf(sites),
      (wishes.region && engine.regionOperator?.(wishes.region)) ?? '',
    ]
      .filter(Boolean)
      .join(' ')
  const fits = (text: string) => !engine.limit || countWords(text) + (wishes.own ? 1 : 0) <= engine.limit.words

  const shortest = choice ? choice.oneOf.slice(0, 1) : []
  const places = fits(compose(shortest, endings)) ? [endings] : endings.map((ending) => [ending])
  return places.flatMap((sites) => {
    if (!choice) return [compose([], sites)]
    return pack(choice.oneOf, (group) => engine.hasOr && fits(compose(group, sites))).map((group) =>
      compose(group, sites),
    )
  })
}

/** Puts items into as few groups as fit, in their order; each has at least one. */
function pack(items: readonly string[], fits: (group: readonly string[]) => boolean): string[][] {
  const groups: string[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && fits([...last, item])) last.push(item)
    else groups.push([item])
  }
  return groups
}

/** Each word counts, also in quotes and between alternatives: no engine says which it does not count. */
function countWords(text: string): number {
  return text.split(' ').length
}

function writeTerm(term: Term, about: string, wishes: Wishes, engine: Engine): string {
  if ('is' in term) {
    const name = domainOf(about) ?? about
    // An engine replaces a name that it does not know by a similar word, unless it is quoted.
    return (term.where === 'title' ? engine.inTitle : '') + (term.is === 'topic' ? quoted(name) : `"${name}"`)
  }
  const minus = 'not' in term && term.not ? '-' : ''
  if ('phrase' in term) return minus + quoted(term.phrase)
  if ('title' in term) return minus + engine.inTitle + quoted(term.title)
  if ('url' in term) return `${minus}${engine.inUrl}${term.url}`
  if ('text' in term) return `${minus}${engine.inText}${quoted(term.text)}`
  if ('of' in term) return `${minus}${term.of}:${term.value}`
  if ('oneOf' in term) return oneOf(term.oneOf.map(quoted))
  if ('notCompetitor' in term) {
    return wishes.competitorDomain ? withoutSite(wishes.competitorDomain) : ''
  }
  return wishes.year === '' ? '' : (engine.afterOperator?.(firstDayOf(wishes.year)) ?? '')
}

function oneOf(alternatives: readonly string[]): string {
  return alternatives.length > 1 ? `(${alternatives.join(' OR ')})` : (alternatives[0] ?? '')
}

/** `today` is given for a query that wants fresh pages. */
function addressOf(text: string, { region, language, year }: Wishes, engine: Engine, today?: string): string {
  return [
    engine.searchUrl + encodeURIComponent(text),
    (region && engine.regionParameter?.(region, language)) ?? '',
    (year !== '' && today !== undefined && engine.afterParameter?.(firstDayOf(year), today)) || '',
  ].join('')
}

function firstDayOf(year: string): string {
  return `${year}-01-01`
}

function quoted(text: string): string {
  return /[^\p{L}\p{N}]/u.test(text) ? `"${text}"` : text
}

function withoutSite(domain: string): string {
  return `-site:${domain.toLowerCase()}`
}
