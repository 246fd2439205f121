import type { Entry } from '@/components/queue/queue'
import { sortRows } from '@/components/result/sort-rows'
import type { HandedOver } from '@/components/storage/hand-over'
import { listFile } from '@/components/storage/hand-over-button'
import { findPlatform } from '@/lib/domain/find-platform'
import { isHostingPlatform, platformOf } from '@/lib/domain/hosting-platforms'

/** Up to `count` sites with the highest values, or why there are none. Nobody at a platform answers a pitch. */
export function topOf<Value>(
  entries: readonly Entry<Value>[],
  numberOf: (value: Value) => number | undefined,
  count: number,
): HandedOver | string {
  const numberIn = (entry: Entry<Value>) => (entry.state === 'answered' ? numberOf(entry.value) : undefined)
  const isSite = ({ key }: Entry<Value>) => !platformOf(key) && !isHostingPlatform(key) && !findPlatform(key)
  const sites = entries.filter((entry) => numberIn(entry) !== undefined && isSite(entry))
  if (sites.length === 0) return 'There is no site to compare: all of these are platforms, or have no value.'
  return listFile(
    sortRows(sites, numberIn, 'descending')
      .slice(0, count)
      .map(({ key }) => key),
  )
}
