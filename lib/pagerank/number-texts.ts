/** A string or a number in a JSON text; in valid JSON nothing else contains a digit. */
const TOKEN = /"(?:[^"\\]|\\.?)*"?|-?\d[\d.eE+-]*/gs

/** Parses JSON with each number as its original text, because `JSON.parse` would round it. */
export function parseNumbersAsText(json: string): unknown {
  return JSON.parse(json.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
