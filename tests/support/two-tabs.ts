import { createMemoryStore } from '@/components/store/memory'
import type { Store } from '@/components/store/store'

/** One store as two tabs see it: each hears what the other has written. */
export function twoTabs(): [Store, Store] {
  const store = createMemoryStore()
  const heard: ((changed: readonly string[]) => void)[][] = [[], []]
  const tab = (own: number): Store => ({
    ...store,
    async update(updates) {
      await store.update(updates)
      const changed = updates.map(({ kind, key }) => `${kind} ${key}`)
      for (const listener of heard[1 - own] ?? []) listener(changed)
    },
    onChange(listener) {
      heard[own]?.push(listener)
      return () => {}
    },
  })
  return [tab(0), tab(1)]
}
