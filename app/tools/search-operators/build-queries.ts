import type { Engine } from './engines'
import type { Purpose, Subject, Term } from './purposes'
import { domainOf, type Wishes } from './read-inputs'

export interface Query {
  /** The topic, brand or competitor that it is about. */
  about: string
  text: string
  url: string
}

export interface BuiltQueries {
  queries: Query[]
  /** How many of the domains to leave out fit into the longest query. */
  fitting: number
  /** Names the queries that the engine cannot run; undefined if it can run all. */
  note?: string
}

/** Google ignores what follows the 32nd word, and says so above its results. The others publish no number. */
export const MAX_WORDS = 32

/** A purpose's queries in the syntax of one engine; none if the input that it needs is empty. */
export function buildQueries(purpose: Purpose, wishes: Wishes, engine: Engine): BuiltQueries {
  const possible = purpose.queries.filter((terms) => engine.inUrl || !terms.some((term) => 'url' in term))
  const variants = possible.flatMap((terms) => withoutOr(terms, engine))
  const queries = new Map<string, Query>()
  let fitting = wishes.exclude.length
  for (const about of subjectsOf(purpose.needs, wishes)) {
    for (const terms of variants) {
      const wanted = [...terms.map((term) => writeTerm(term, about, wishes, engine)), ...placeOf(wishes, engine)]
      const words = wanted.filter(Boolean).join(' ').split(' ')
      // The competitor may be on the list, too.
      const excluded = wishes.exclude.slice(0, MAX_WORDS).map(withoutSite)
      const added = excluded.filter((one) => !words.includes(one)).slice(0, Math.max(0, MAX_WORDS - words.length))
      const left = excluded.find((one) => !words.includes(one) && !added.includes(one))
      fitting = Math.min(fitting, left === undefined ? excluded.length : excluded.indexOf(left))
      const text = [...words, ...added].join(' ')
      queries.set(text, { about, text, url: addressOf(text, wishes, engine) })
    }
  }
  return {
    queries: [...queries.values()],
    fitting,
    note:
      possible.length < purpose.queries.length
        ? `${engine.name} has no operator for words in the address, so queries that need it are left out.`
        : undefined,
  }
}

function subjectsOf(needs: Subject, wishes: Wishes): string[] {
  if (needs === 'topic') return wishes.topics
  return wishes[needs] === '' ? [] : [wishes[needs]]
}

/** For an engine without `OR`: one query for each alternative. */
function withoutOr(terms: readonly Term[], engine: Engine): (readonly Term[])[] {
  const choice = terms.find((term) => 'oneOf' in term)
  if (engine.hasOr || !choice) return [terms]
  return choice.oneOf.map((phrase) => terms.map((term) => (term === choice ? { phrase } : term)))
}

function writeTerm(term: Term, about: string, wishes: Wishes, engine: Engine): string {
  if ('is' in term) return (term.where === 'title' ? engine.inTitle : '') + quoted(domainOf(about) ?? about)
  if ('phrase' in term) return quoted(term.phrase)
  if ('title' in term) return engine.inTitle + quoted(term.title)
  if ('url' in term) return `${engine.inUrl}${term.url}`
  if ('oneOf' in term) return `(${term.oneOf.map(quoted).join(' OR ')})`
  if ('notCompetitor' in term) {
    const domain = domainOf(wishes.competitor)
    return domain ? withoutSite(domain) : ''
  }
  if (wishes.year === '') return ''
  return engine.after ? `${engine.after}${wishes.year}-01-01` : wishes.year
}

/** The region and the endings, as far as the engine has operators for them. */
function placeOf({ region, endings }: Wishes, engine: Engine): string[] {
  const sites = engine.hasEndings ? endings.map((ending) => `site:${ending}`) : []
  return [
    sites.length > 1 ? `(${sites.join(' OR ')})` : (sites[0] ?? ''),
    (region && engine.regionOperator?.(region)) ?? '',
  ]
}

function addressOf(text: string, { region }: Wishes, engine: Engine): string {
  return engine.searchUrl + encodeURIComponent(text) + ((region && engine.regionParameter?.(region)) ?? '')
}

function quoted(text: string): string {
  return /[^\p{L}\p{N}]/u.test(text) ? `"${text}"` : text
}

function withoutSite(domain: string): string {
  return `-site:${domain.toLowerCase()}`
}
