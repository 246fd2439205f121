import { readHost } from '@/lib/domain/read-host'
import { toAscii } from '@/lib/domain/to-ascii'
import { memoize } from '@/lib/memoize'

/** The host name that a text means, in lower-case ASCII; the text itself where it means none. */
export const nameOf = memoize((text) => {
  try {
    return readHost(text, toAscii)
  } catch {
    return text
  }
})
