import type { Entry } from '@/components/queue/queue'
import { sortRows } from '@/components/result/sort-rows'
import { findPlatform } from '@/lib/domain/find-platform'
import { isHostingPlatform, platformOf } from '@/lib/domain/hosting-platforms'

/** Up to `count` domains, the highest values first. From a longer list only sites: nobody at a platform replies. */
export function topOf<Value>(
  entries: readonly Entry<Value>[],
  numberOf: (value: Value) => number | undefined,
  count: number,
): string[] {
  const numberIn = (entry: Entry<Value>) => (entry.state === 'answered' ? numberOf(entry.value) : undefined)
  const isSite = ({ key }: Entry<Value>) => !platformOf(key) && !isHostingPlatform(key) && !findPlatform(key)
  const isLong = entries.length > count
  const sites = isLong ? entries.filter((entry) => numberIn(entry) !== undefined && isSite(entry)) : entries
  return sortRows(sites, numberIn, 'descending')
    .slice(0, count)
    .map(({ key }) => key)
}
