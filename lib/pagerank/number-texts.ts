/** A string or a number of a JSON text; in valid JSON nothing else contains a digit, and every string ends. */
const TOKEN = /"(?:[^"\\]|\\.?)*"?|-?\d[\d.eE+-]*/gs

/** What a valid JSON text holds, each number as the text it is written in, because `JSON.parse` would round it. */
export function parseNumbersAsText(json: string): unknown {
  return JSON.parse(json.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"${token}"`)))
}
