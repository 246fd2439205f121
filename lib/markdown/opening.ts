export interface PageFacts {
  title: string
  description: string
  /** The page's canonical URL. */
  url: string
  /** A date in ISO 8601. */
  lastModified: string
  llmsTxtUrl: string
}

/** The front matter, in which a JSON string is a YAML string, and a link to llms.txt for agents. */
export function opening({ title, description, url, lastModified, llmsTxtUrl }: PageFacts): string {
  const fields = Object.entries({ title, description, url, lastmod: lastModified })
  return `---
${fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n')}
---

> For agents: [llms.txt](${llmsTxtUrl}) lists every page of this site as markdown.`
}
