/** A YAML block of strings between its fences. Each value is quoted, so that none of them means anything else. */
export function frontMatter(fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${quoted(value)}`)
  return ['---', ...lines, '---'].join('\n')
}

/** JSON's strings are YAML's, but for a few characters that YAML wants escaped and JSON does not. */
function quoted(value: string): string {
  return JSON.stringify(value.toWellFormed()).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
