export interface PageFacts {
  title: string
  description: string
  /** The page's canonical URL. */
  url: string
  /** A date in ISO 8601. */
  lastModified: string
  llmsTxtUrl: string
}

/** The front matter and a link to llms.txt for agents. */
export function opening({ title, description, url, lastModified, llmsTxtUrl }: PageFacts): string {
  const fields = Object.entries({ title, description, url, lastmod: lastModified })
  return `---
${fields.map(([name, value]) => `${name}: ${yamlString(value)}`).join('\n')}
---

> For agents: [llms.txt](${llmsTxtUrl}) lists every page of this site as markdown.`
}

/** A JSON string is a YAML string, except for a few characters that only YAML escapes. */
export function yamlString(value: string): string {
  return JSON.stringify(value.toWellFormed()).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
