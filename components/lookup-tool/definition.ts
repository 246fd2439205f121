import { englishNumber } from '@/components/elements/english'
import { MAX_ROWS } from '@/components/limits'
import { defineTool } from '@/components/tool-form/define-tool'
import { list } from '@/components/tool-form/list-field'
import { unseen } from '@/components/tool-form/unseen-field'

/** Real sites, so that they have numbers, one of them twice, and a row without an address. */
const EXAMPLE_SHEET = `Site,Found on,Contact
https://www.mozilla.org/,2026-10-02,press desk
https://www.w3.org/blog/,2026-10-05,"editor, blog"
https://archive.org/,2026-10-05,
https://www.w3.org/news/,2026-10-09,press desk
creativecommons.org,2026-10-11,
to be found,2026-10-12,
`
const CHECKER = {
  label: `Domains or URLs, or a spreadsheet, up to ${englishNumber(MAX_ROWS)} sites`,
  rows: 6,
  example: EXAMPLE_SHEET,
}

/** A tool that looks up domains. `rows` is the height of its field. */
export const defineLookupTool = (id: string, { label, rows, example } = CHECKER) =>
  defineTool({
    id,
    listField: 'domains',
    savedToo: 'The last value for each domain is saved too, to show you what has changed.',
    query: 'domains',
    fields: {
      domains: list({
        label,
        placeholder: 'example.com\nhttps://www.example.org/blog',
        releaseLabel: 'Choose another list',
        rows,
        queryName: 'domains',
      }),
      /** When the visitor had the list looked up. From then on a reload goes on with it. */
      startedMs: unseen(0),
    },
    example: { domains: { text: example } },
    /** Another list has not been looked up. */
    implies: (change) => (change.domains ? { startedMs: 0 } : {}),
  })

export type LookupValues = ReturnType<typeof defineLookupTool>['initial']
