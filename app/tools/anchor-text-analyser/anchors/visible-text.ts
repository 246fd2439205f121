import { decodeEntities } from './decode-entities'
import { MAX_CHARACTERS } from './normalise'

/** All that has no width, but for line breaks, and for joiners and variants, which change how emoji look. */
const INVISIBLE =
  /(?:(?!\u200c|\u200d|\ufe0e|\ufe0f|[\t-\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\ufffc])+/gu

/** An anchor as its readers see it: entities decoded, nothing that is invisible. Empty if they see nothing. */
export function visibleText(anchor: string): string {
  const text = decodeEntities(anchor.slice(0, MAX_CHARACTERS)).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text) ? '' : text
}
