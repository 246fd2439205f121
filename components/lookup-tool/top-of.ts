import type { Entry } from '@/components/queue/queue'
import { sortRows } from '@/components/result/sort-rows'
import type { HandedOver } from '@/components/storage/hand-over'
import { listFile } from '@/components/storage/hand-over-button'
import { findPlatform } from '@/lib/domain/find-platform'
import { isHostingPlatform, platformOf } from '@/lib/domain/hosting-platforms'

/**
 * Up to `count` domains, the highest values first, or why there are none. From a longer list only sites are taken:
 * nobody at a platform answers a pitch.
 */
export function topOf<Value>(
  entries: readonly Entry<Value>[],
  numberOf: (value: Value) => number | undefined,
  count: number,
): HandedOver | string {
  const numberIn = (entry: Entry<Value>) => (entry.state === 'answered' ? numberOf(entry.value) : undefined)
  const highestFirst = (chosen: readonly Entry<Value>[]) =>
    listFile(
      sortRows(chosen, numberIn, 'descending')
        .slice(0, count)
        .map(({ key }) => key),
    )
  if (entries.length <= count) return highestFirst(entries)
  const isSite = ({ key }: Entry<Value>) => !platformOf(key) && !isHostingPlatform(key) && !findPlatform(key)
  const sites = entries.filter((entry) => numberIn(entry) !== undefined && isSite(entry))
  if (sites.length === 0) return 'There is no site to compare: all of these are platforms, or have no value.'
  return highestFirst(sites)
}
