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
}

export interface BuiltQueries {
  queries: Query[]
  /** How many of the domains to leave out no query could take, where the engine's limit is reached. */
  left: number
  /** How many queries are longer than the engine reads. */
  tooLong: number
  /** Name what the engine cannot run; empty if it can run all. */
  notes: string[]
}

/** Further queries that leave out further domains; more would find the same pages. */
const MAX_VARIANTS = 5

/** A purpose's queries in the syntax of one engine; none if the input that it needs is empty. `today` is YYYY-MM-DD. */
export function buildQueries(purpose: Purpose, wishes: Wishes, engine: Engine, today: string): BuiltQueries {
  const all = queriesOf(purpose, wishes)
  const possible = all.filter((terms) => engine.inUrl || !terms.some((term) => 'url' in term))
  const queries = new Map<string, Query>()
  let left = 0
  let tooLong = 0
  for (const about of subjectsOf(purpose.needs, wishes)) {
    for (const terms of possible) {
      for (const wanted of writeTerms(terms, about, wishes, engine)) {
        const words = wanted.split(' ')
        const own = wishes.own && !words.includes(withoutSite(wishes.own)) ? [wishes.own] : []
        const others = wishes.exclude.filter((domain) => !words.includes(withoutSite(domain)))
        const room = (engine.limit?.words ?? Number.POSITIVE_INFINITY) - countWords(wanted) - own.length
        if (room < 0) tooLong++
        const { batches, rest } = batchesOf(others, room)
        left = Math.max(left, rest)
        for (const batch of batches) {
          const leavesOut = room < 0 ? [] : [...own, ...batch]
          const text = [wanted, ...leavesOut.map(withoutSite)].join(' ')
          const hasYear = terms.some((term) => 'year' in term)
          const url = addressOf(text, wishes, engine, hasYear ? today : undefined)
          queries.set(text, { about, text, url, wanted, leavesOut })
        }
      }
    }
  }
  const isUndated =
    wishes.year !== '' && engine.dateNote && possible.some((terms) => terms.some((term) => 'year' in term))
  return {
    queries: [...queries.values()],
    left,
    tooLong,
    notes: [
      ...(possible.length < all.length
        ? [`${engine.name} has no operator for words in the URL, so queries that need it are left out.`]
        : []),
      ...(isUndated && engine.dateNote ? [engine.dateNote] : []),
    ],
  }
}

function queriesOf(purpose: Purpose, wishes: Wishes): readonly (readonly Term[])[] {
  if (purpose.id === ownPurpose.id) return wishes.footprints.map((term) => [{ is: 'topic' }, term])
  return [...purpose.queries, ...(footprints[wishes.language][purpose.id] ?? [])]
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

/** The domains in batches of `room`, and how many are left after the last. */
function batchesOf(domains: readonly string[], room: number): { batches: (readonly string[])[]; rest: number } {
  if (room <= 0 || domains.length === 0) return { batches: [[]], rest: domains.length }
  if (room >= domains.length) return { batches: [domains], rest: 0 }
  const count = Math.min(MAX_VARIANTS, Math.ceil(domains.length / room))
  const batches = Array.from({ length: count }, (_, at) => domains.slice(at * room, (at + 1) * room))
  return { batches, rest: Math.max(0, domains.length - count * room) }
}

/** Each word counts, also in quotes and between alternatives: no engine says which it does not count. */
function countWords(text: string): number {
  return text.split(' ').length
}

function writeTerm(term: Term, about: string, wishes: Wishes, engine: Engine): string {
  if ('is' in term) return (term.where === 'title' ? engine.inTitle : '') + quoted(domainOf(about) ?? about)
  if ('phrase' in term) return quoted(term.phrase)
  if ('title' in term) return engine.inTitle + quoted(term.title)
  if ('url' in term) return `${engine.inUrl}${term.url}`
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
function addressOf(
  text: string,
  { region, language, year }: Wishes,
  engine: Engine,
  today: string | undefined,
): string {
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
