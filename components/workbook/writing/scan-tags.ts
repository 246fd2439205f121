/** Comments, CDATA and instructions, or a tag: closing, prefix, name, attributes, empty. */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)((?:[\w.-]+:)?)([\w.-]+)((?:[^<>"'/]|\/(?!>)|"[^"]*"|'[^']*')*)(\/?)>/g

export interface Tag {
  prefix: string
  name: string
  /** As they are written. */
  attributes: string
  /** Whether its element is empty and has no other tag. */
  isEmpty: boolean
  /** How many elements are around it. */
  depth: number
  /** Where it begins in the text. */
  start: number
  end: number
}

/** Reports the tags of well-formed XML. By a pattern, because a parser takes seven times as long for large sheets. */
export function scanTags(xml: string, { open, close }: { open(tag: Tag): void; close(tag: Tag): void }): void {
  let depth = 0
  for (const match of xml.matchAll(TOKEN)) {
    const { 0: tag, 1: closing, 2: prefix = '', 3: name = '', 4: attributes = '', 5: empty, index: start } = match
    if (name === '') continue
    if (closing) depth -= 1
    const found = { prefix, name, attributes, isEmpty: empty !== '', depth, start, end: start + tag.length }
    if (closing) close(found)
    else open(found)
    if (!closing && !empty) depth += 1
  }
}
