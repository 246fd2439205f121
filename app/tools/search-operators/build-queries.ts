import type { Engine } from './engines'
import type { Purpose, Term } from './purposes'

export interface Inputs {
  topic: string
  brand: string
  /** A name or a domain. */
  competitor: string
  ownDomain: string
  /** Four digits, or empty for any time. */
  year: string
}

export interface BuiltQueries {
  queries: { text: string; url: string }[]
  /** Names the queries that the engine cannot run; undefined if it can run all. */
  note?: string
}

/** A purpose's queries in the syntax of one engine; none if the input that it needs is empty. */
export function buildQueries(purpose: Purpose, inputs: Inputs, engine: Engine): BuiltQueries {
  if (clean(inputs[purpose.needs]) === '') return { queries: [] }
  const possible = purpose.queries.filter((terms) => engine.inUrl || !terms.some((term) => 'url' in term))
  const variants = possible.flatMap((terms) => withoutOr(terms, engine))
  const texts = new Set(variants.map((terms) => write(terms, inputs, engine)))
  return {
    queries: [...texts].map((text) => ({ text, url: engine.searchUrl + encodeURIComponent(text) })),
    note:
      possible.length < purpose.queries.length
        ? `${engine.name} has no operator for words in the address, so queries that need it are left out.`
        : undefined,
  }
}

/** For an engine without `OR`: one query for each alternative. */
function withoutOr(terms: readonly Term[], engine: Engine): (readonly Term[])[] {
  const choice = terms.find((term) => 'oneOf' in term)
  if (engine.hasOr || !choice) return [terms]
  return choice.oneOf.map((phrase) => terms.map((term) => (term === choice ? { phrase } : term)))
}

function write(terms: readonly Term[], inputs: Inputs, engine: Engine): string {
  const parts = [...terms.map((term) => writeTerm(term, inputs, engine)), withoutSite(inputs.ownDomain)]
  return parts.filter(Boolean).join(' ')
}

function writeTerm(term: Term, inputs: Inputs, engine: Engine): string {
  if ('is' in term) return (term.where === 'title' ? engine.inTitle : '') + quoted(nameOf(inputs[term.is]))
  if ('phrase' in term) return quoted(term.phrase)
  if ('title' in term) return engine.inTitle + quoted(term.title)
  if ('url' in term) return `${engine.inUrl}${term.url}`
  if ('oneOf' in term) return `(${term.oneOf.map(quoted).join(' OR ')})`
  if ('notCompetitor' in term) return withoutSite(inputs.competitor)
  const year = /^\d{4}$/.exec(clean(inputs.year))?.[0]
  if (!year) return ''
  return engine.after ? `${engine.after}${year}-01-01` : year
}

/** Removes quotes, which would end the phrase. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/["“”„«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function quoted(text: string): string {
  return /[^\p{L}\p{N}]/u.test(text) ? `"${text}"` : text
}

const HOST = /^(?:[hH][tT]{2}[pP][sS]?:\/\/)?(?:[wW]{3}\.)?((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+)(?:[/?#]\S*)?$/u

/** The domain of an address; any other text as it is. */
function nameOf(text: string): string {
  return HOST.exec(clean(text))?.[1] ?? clean(text)
}

function withoutSite(text: string): string {
  const domain = HOST.exec(clean(text))?.[1]?.toLowerCase()
  return domain ? `-site:${domain}` : ''
}
