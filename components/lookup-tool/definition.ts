import { defineTool } from '@/components/tool/define-tool'
import { list } from '@/components/tool/list-field'
import { unseen } from '@/components/tool/unseen-field'

/** A tool that looks up domains. `rows` is the height of its field. */
export const defineLookupTool = (
  id: string,
  { label, rows, example }: { label: string; rows: number; example: string },
) =>
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
      startedMs: unseen<number>(0),
      /** Whether sites of the never-pitch list are looked up this time. */
      keepsNeverPitch: unseen<boolean>(false),
    },
    example: { domains: { text: example } },
    /** Another list has not been looked up. */
    along: (change) => (change.domains ? { startedMs: 0, keepsNeverPitch: false } : {}),
  })

export type LookupValues = ReturnType<typeof defineLookupTool>['initial']
