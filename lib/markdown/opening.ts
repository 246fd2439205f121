export interface PageFacts {
  title: string
  description: string
  /** The page's canonical address, which relative links are resolved against. */
  url: string
  /** A date in ISO 8601. */
  lastModified: string
  llmsTxtUrl: string
}

/** What stands before the page itself: front matter, and a line that points agents at llms.txt. */
export function opening({ title, description, url, lastModified, llmsTxtUrl }: PageFacts): string {
  const fields = Object.entries({ title, description, url, lastmod: lastModified })
  return `---
${fields.map(([name, value]) => `${name}: ${yamlString(value)}`).join('\n')}
---

> For agents: [llms.txt](${llmsTxtUrl}) lists every page of this site, each as markdown.`
}

/** JSON's strings are YAML's, but for a few characters that YAML wants escaped and JSON does not. */
function yamlString(value: string): string {
  return JSON.stringify(value.toWellFormed()).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
