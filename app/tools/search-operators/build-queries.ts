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
  /** What the engine cannot be asked, in words. */
  leftOut: string[]
}

/** A purpose's queries as one engine understands them; none while what the purpose needs is not given. */
export function buildQueries(purpose: Purpose, inputs: Inputs, engine: Engine): BuiltQueries {
  if (clean(inputs[purpose.needs]) === '') return { queries: [], leftOut: [] }
  const texts = new Set<string>()
  const leftOut = new Set<string>()
  for (const terms of purpose.queries) {
    if (!engine.inUrl && terms.some((term) => 'url' in term)) {
      leftOut.add(`${engine.name} has no operator for words in the address, so the queries that need it are left out.`)
      continue
    }
    for (const variant of withoutOr(terms, engine)) texts.add(write(variant, inputs, engine))
  }
  return {
    queries: [...texts].map((text) => ({ text, url: engine.searchUrl + encodeURIComponent(text) })),
    leftOut: [...leftOut],
  }
}

/** An engine without `OR` is asked once for each of the alternatives. */
function withoutOr(terms: readonly Term[], engine: Engine): (readonly Term[])[] {
  const choice = terms.find((term) => 'oneOf' in term)
  if (engine.hasOr || !choice) return [terms]
  return choice.oneOf.map((phrase) => terms.map((term) => (term === choice ? { phrase } : term)))
}

function write(terms: readonly Term[], inputs: Inputs, engine: Engine): string {
  return terms
    .map((term) => writeTerm(term, inputs, engine))
    .filter(Boolean)
    .join(' ')
}

function writeTerm(term: Term, inputs: Inputs, engine: Engine): string {
  if ('is' in term) return (term.where === 'title' ? engine.inTitle : '') + quoted(nameOf(inputs[term.is]))
  if ('phrase' in term) return quoted(term.phrase)
  if ('title' in term) return engine.inTitle + quoted(term.title)
  if ('url' in term) return `${engine.inUrl}${term.url}`
  if ('oneOf' in term) return `(${term.oneOf.map(quoted).join(' OR ')})`
  if ('notSite' in term) {
    const domain = domainOf(inputs[term.notSite])
    return domain && `-site:${domain}`
  }
  const year = /^\d{4}$/.exec(clean(inputs.year))?.[0]
  if (!year) return ''
  return engine.after ? `${engine.after}${year}-01-01` : year
}

/** Quotes of any kind would end the phrase. */
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

/** A site is written about by its domain, whatever page of it was given. */
function nameOf(text: string): string {
  return HOST.exec(clean(text))?.[1] ?? clean(text)
}

function domainOf(text: string): string {
  return HOST.exec(clean(text))?.[1]?.toLowerCase() ?? ''
}
