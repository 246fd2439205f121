import { frontMatter } from './front-matter'

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
  return `${frontMatter({ title, description, url, lastmod: lastModified })}

> For agents: [llms.txt](${llmsTxtUrl}) lists every page of this site, each as markdown.`
}
