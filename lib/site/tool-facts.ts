/** The parts of a link builder's day, in their order. */
export type Stage = 'find' | 'choose' | 'write' | 'look back'

/** The site's texts about a tool, in `about.ts` in the tool's folder. */
export interface ToolFacts {
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Its page's first paragraph, at most 80 characters: on a phone, the form stands below it. */
  lede: string
  stage: Stage
  /** A sentence that says when one needs it. */
  moment: string
  /** The scale of its numbers, if it has one. */
  scale?: string
  /** A sentence that says which data leave the visitor's browser. */
  privacy: string
  /** A link's text that opens a list of this browser in the tool, if it takes one. */
  listAction?: string
  /** The day on which its page's content last changed, as YYYY-MM-DD. */
  lastModified: string
}
