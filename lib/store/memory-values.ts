interface Entry {
  value: string
  bytes: number
  expiresAt: number
}

export interface MemoryValues {
  get(key: string, now: number): Readonly<Entry> | undefined
  set(key: string, value: string, expiresAt: number): void
  /** Removes what has expired. */
  sweep(now: number): void
  clear(): void
}

/**
 * Expiring strings within `maxEntries` and `maxBytes` (two a character, keys included); what was least recently used
 * leaves first, and a value that is too big by itself is not kept.
 */
export function createMemoryValues(maxEntries: number, maxBytes: number): MemoryValues {
  // In order of use, the least recent first.
  const entries = new Map<string, Entry>()
  let total = 0

  function remove(key: string) {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key, now) {
      const entry = entries.get(key)
      if (!entry || entry.expiresAt <= now) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    set(key, value, expiresAt) {
      remove(key)
      const bytes = 2 * (key.length + value.length)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes, expiresAt })
      total += bytes
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && total <= maxBytes) break
        remove(oldest)
      }
    },
    sweep(now) {
      for (const [key, { expiresAt }] of entries) if (expiresAt <= now) remove(key)
    },
    clear() {
      entries.clear()
      total = 0
    },
  }
}
