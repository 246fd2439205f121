import { readHost } from '@/lib/domain/read-host'
import { toAscii } from '@/lib/domain/to-ascii'

/** The host name that a text means, in lower-case ASCII; the text itself where it means none. */
export function nameOf(text: string): string {
  try {
    return readHost(text, toAscii)
  } catch {
    return text
  }
}
