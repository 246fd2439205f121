/** Collects a cell's value, or a text in one style or several, without how it is pronounced (ECMA-376, 18.4.6). */
export function createTextCollector() {
  let text = ''
  let isInside = false
  let isPhonetic = false
  return {
    open(name: string) {
      if (name === 'rPh') isPhonetic = true
      else if (name === 't' || name === 'v') isInside = !isPhonetic
    },
    add(piece: string) {
      if (isInside) text += piece
    },
    close(name: string) {
      if (name === 'rPh') isPhonetic = false
      else if (name === 't' || name === 'v') isInside = false
    },
    /** What was collected since the last call. */
    take(): string {
      const taken = unescapeText(text)
      text = ''
      return taken
    },
  }
}

/** Characters that XML cannot hold are written as in `_x000B_` (ECMA-376, 22.9.2.19). */
function unescapeText(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
