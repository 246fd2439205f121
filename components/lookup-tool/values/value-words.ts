import type { Entry } from '@/components/queue/queue'
import { platformOf } from '@/lib/domain/hosting-platforms'

/** The words of tables, charts, counts and exports for a site without a value. A failed lookup is `unknown`. */
export const HOSTING_PLATFORM = 'hosting platform'
export const NOT_IN_INDEX = 'not in the index'

/** The number in a response; undefined if the domain is not in the provider's index. */
type NumberOf<Value> = (value: Value) => number | undefined

/** The finished lookups of a list, sorted as the table names them. */
export function spreadOf<Value>(entries: readonly Entry<Value>[], numberOf: NumberOf<Value>) {
  // Undefined where the lookup failed.
  const values: (number | undefined)[] = []
  // How many domains have no value for another reason, by its words.
  const apart = new Map<string, number>()
  for (const entry of entries) {
    const isOnPlatform = platformOf(entry.key) !== undefined
    // Known before any response, so that the chart has its place from the start.
    if (isOnPlatform) count(HOSTING_PLATFORM, 0)
    if (entry.state === 'failed') values.push(undefined)
    if (entry.state !== 'answered') continue
    const value = numberOf(entry.value)
    if (value === undefined) count(NOT_IN_INDEX)
    else if (isOnPlatform) count(HOSTING_PLATFORM)
    else values.push(value)
  }
  return { values, apart }

  function count(words: string, added = 1) {
    apart.set(words, (apart.get(words) ?? 0) + added)
  }
}

/** Why an export has no value for a domain, or whose value it has. */
export function noteOf<Value>(entry: Entry<Value>, numberOf: NumberOf<Value>): string | undefined {
  if (entry.state === 'failed') return `Unknown. ${entry.message}`
  if (entry.state !== 'answered') return 'Not looked up yet.'
  return numberOf(entry.value) === undefined ? 'Not in the index.' : platformNote(entry.key)
}

/** Says of a name such as `lenny.substack.com` that its value is its platform's. */
export function platformNote(name: string): string | undefined {
  const platform = platformOf(name)
  return platform && `The value is for the hosting platform, ${platform}.`
}
