import { SaxesParser } from 'saxes'
import { encodingOf } from '@/components/csv/decode'
import { refuseUnreadable } from './limits'

export interface XmlReader {
  /** Names have no prefix; `written` has it. */
  open?(name: string, attributes: Readonly<Record<string, string>>, written: string): void
  text?(text: string): void
  close?(name: string): void
}

/** Bounds what the parser holds: real workbooks have some 20. */
const MAX_DEPTH = 100
const PIECE_BYTES = 65_536

/** Reads a part piece by piece. A DTD's entities are not expanded. */
export function readXml(part: Uint8Array, reader: XmlReader): void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let depth = 0
  parser.on('error', refuseUnreadable)
  parser.on('opentagstart', () => {
    depth += 1
    if (depth > MAX_DEPTH) refuseUnreadable()
  })
  parser.on('opentag', ({ name, attributes }) => reader.open?.(localName(name), attributes, name))
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    reader.close?.(localName(name))
  })
  const decoder = new TextDecoder(encodingOf(part))
  for (let at = 0; at < part.length; at += PIECE_BYTES) {
    parser.write(decoder.decode(part.subarray(at, at + PIECE_BYTES), { stream: true }))
  }
  parser.write(decoder.decode()).close()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
