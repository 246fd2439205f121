import type { Entry } from '@/components/queue/queue'
import { ActionButton } from '@/components/result/action-button'

const MAX_COMPARED = 5

/** Takes the highest values of a result to the comparison. */
export function CompareButton<Value>({
  entries,
  numberOf,
}: {
  entries: readonly Entry<Value>[]
  numberOf: (value: Value) => number | undefined
}) {
  async function compare() {
    // With the list of platforms, so it is loaded when it is needed.
    const part = await import('./top-of').catch(() => undefined)
    if (!part) return 'A part of this page could not be loaded. Reload it, then try again.'
    const domains = part.topOf(entries, numberOf, MAX_COMPARED)
    if (domains.length === 0) return 'There is no site to compare: all of these are platforms, or have no value.'
    window.location.assign(`/tools/compare-domains?domains=${domains.join()}`)
  }
  return (
    <ActionButton
      label={entries.length > MAX_COMPARED ? 'Compare the top five' : 'Compare on both scales'}
      act={compare}
    />
  )
}
