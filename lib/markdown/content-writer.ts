/** An inline element, compared by identity: two neighbours of one tag are two elements. */
export interface Inline {
  tag: string
  attributes?: Record<string, string>
}

type Attributes = Record<string, string | undefined>

/** Containers deeper than this are written without their frame; renderers of markdown give up not much later. */
const MAX_DEPTH = 24

/**
 * Pieces of text in a block before each gets an element of its own: the library's parser looks through an element's
 * earlier children for every text that it adds.
 */
const MAX_BARE_PIECES = 200

export type ContentWriter = ReturnType<typeof createContentWriter>

/**
 * Writes plain HTML in which every container (`blockquote`, `ul`, `ol`, `li`) holds blocks only and every block (`p`,
 * `h1`–`h6`, `td`, `th`) holds text only, its white space collapsed as a browser does and kept outside inline elements.
 */
export function createContentWriter() {
  const out: string[] = []
  const containers: { tag: string; implied: boolean }[] = []
  let tableIsOpen = false
  /** What the next block of text is, and whether it is one whatever elements are in it. */
  let blockTag = 'p'
  let holdsTextOnly = false
  let blockIsOpen = false
  let blockIsEmpty = true
  let pieces = 0
  let wanted: Inline[] = []
  let written: Inline[] = []
  let space = false
  let breaks = 0

  function openTag(tag: string, attributes: Attributes = {}): void {
    const named = Object.entries(attributes).filter(([, value]) => value !== undefined)
    out.push(`<${tag}${named.map(([name, value]) => ` ${name}="${encode(value ?? '')}"`).join('')}>`)
  }

  function closeWritten(keep: number): void {
    for (const { tag } of written.splice(keep).reverse()) out.push(`</${tag}>`)
  }

  function closeTable(): void {
    if (tableIsOpen) out.push('</table>')
    tableIsOpen = false
  }

  /** Makes room for a block where a list or a table is open, which hold none themselves. */
  function startBlock(): void {
    closeTable()
    if (listIsOpen()) pushContainer('li', {}, true)
  }

  function listIsOpen(): boolean {
    const parent = containers.at(-1)?.tag
    return parent === 'ul' || parent === 'ol'
  }

  function pushContainer(tag: string, attributes: Attributes, implied = false): void {
    openTag(tag, attributes)
    containers.push({ tag, implied })
  }

  function popContainer(): void {
    closeTable()
    out.push(`</${containers.pop()?.tag}>`)
  }

  function openBlock(attributes?: Attributes): void {
    openTag(blockTag, attributes)
    blockIsOpen = true
    blockIsEmpty = true
    pieces = 0
  }

  function put(text: string): void {
    out.push(++pieces > MAX_BARE_PIECES ? `<span>${text}</span>` : text)
  }

  function closeBlock(): void {
    if (blockIsOpen) {
      closeWritten(0)
      out.push(`</${blockTag}>`)
    }
    blockIsOpen = false
    blockIsEmpty = true
    space = false
    breaks = 0
  }

  /** Writes a piece of a block's text, with whatever has to come before it. */
  function write(html: string): void {
    if (breaks > 1 && !holdsTextOnly) closeBlock()
    if (!blockIsOpen) {
      startBlock()
      openBlock()
    }
    let common = 0
    while (common < written.length && written[common] === wanted[common]) common++
    closeWritten(common)
    if (!blockIsEmpty && breaks > 0) out.push('<br>'.repeat(breaks))
    else if (!blockIsEmpty && space) put(' ')
    for (const inline of wanted.slice(common)) openTag(inline.tag, inline.attributes)
    written = [...wanted]
    put(html)
    blockIsEmpty = false
    space = false
    breaks = 0
  }

  return {
    text(value: string): void {
      const collapsed = value.replace(/[ \t\n\r\f]+/g, ' ')
      const trimmed = collapsed.replace(/^ | $/g, '')
      if (collapsed.startsWith(' ')) space = true
      if (trimmed) write(encode(trimmed))
      if (trimmed && collapsed.endsWith(' ')) space = true
    },
    space(): void {
      space = true
    },
    image(src: string, alt: string): void {
      write(`<img src="${encode(src)}" alt="${encode(alt)}">`)
    },
    lineBreak(): void {
      if (blockTag.startsWith('h')) space = true
      else breaks++
    },
    /** Where one block ends and another may start. */
    boundary(): void {
      if (!holdsTextOnly) closeBlock()
      else if (blockTag.startsWith('t') && !blockIsEmpty) breaks ||= 1
      else space = true
    },
    /** Text until the returned function is called is in `inline` too; code stays innermost. */
    inline(inline: Inline): () => void {
      const before = wanted
      const code = wanted.at(-1)?.tag === 'code' ? wanted.slice(-1) : []
      const isRedundant = code.length > 0 ? inline.tag !== 'a' : wanted.some(({ tag }) => tag === inline.tag)
      if (!isRedundant) wanted = [...wanted.slice(0, wanted.length - code.length), inline, ...code]
      return () => {
        wanted = before
      }
    },
    /** A heading or a cell: everything in it is its text. A cell is written even when it is empty. */
    textBlock(tag: string, attributes?: Attributes): () => void {
      if (holdsTextOnly) return this.block()
      closeBlock()
      const before = wanted
      const isCell = tag.startsWith('t')
      wanted = wanted.filter((inline) => inline.tag === 'a')
      blockTag = tag
      holdsTextOnly = true
      if (isCell) openBlock(attributes)
      return () => {
        closeBlock()
        wanted = before
        blockTag = 'p'
        holdsTextOnly = false
      }
    },
    /** An element that only separates. */
    block(): () => void {
      this.boundary()
      return () => this.boundary()
    },
    container(tag: string, attributes: Attributes = {}): () => void {
      if (holdsTextOnly || containers.length >= MAX_DEPTH) return this.block()
      closeBlock()
      if (tag !== 'li') startBlock()
      else if (containers.at(-1)?.implied) popContainer()
      if (tag === 'li' && !listIsOpen()) return this.block()
      pushContainer(tag, attributes)
      const depth = containers.length
      return () => {
        closeBlock()
        while (containers.length >= depth) popContainer()
      }
    },
    row(attributes: Attributes): () => void {
      if (holdsTextOnly) return this.block()
      closeBlock()
      if (!tableIsOpen) {
        startBlock()
        out.push('<table>')
        tableIsOpen = true
      }
      openTag('tr', attributes)
      return () => {
        out.push('</tr>')
      }
    },
    table(): () => void {
      this.boundary()
      return () => {
        this.boundary()
        if (!holdsTextOnly) closeTable()
      }
    },
    rule(): void {
      this.boundary()
      if (holdsTextOnly) return
      startBlock()
      out.push('<hr>')
    },
    preformatted(text: string, language: string): void {
      this.boundary()
      if (holdsTextOnly) {
        const leave = this.inline({ tag: 'code' })
        for (const line of text.split('\n')) {
          this.text(line)
          this.boundary()
        }
        leave()
      } else if (text.trim()) {
        startBlock()
        out.push(`<pre language="${encode(language)}">${encode(text)}</pre>`)
      }
    },
    toString(): string {
      closeBlock()
      closeTable()
      return out.join('')
    },
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function encode(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
}
