import { choice } from '@/components/tool-form/choice-field'
import { defineTool } from '@/components/tool-form/define-tool'
import { flag } from '@/components/tool-form/flag-field'
import { list } from '@/components/tool-form/list-field'
import { text } from '@/components/tool-form/text-field'
import { EXAMPLE } from './example'
import { exportsField } from './exports-field'
import type { View } from './messages'

const exportOf = (label: string, releaseLabel: string) => list({ label, releaseLabel, rows: 3 })

export const gapTool = defineTool({
  id: 'link-gap',
  listField: 'wanted',
  fields: {
    view: choice({
      label: 'Compare',
      options: [
        { value: 'gap', label: 'Sites that link to my rivals but not to me' },
        { value: 'dates', label: 'Two exports of one site, from two dates' },
        { value: 'list', label: 'A list of sites with the links I have' },
      ],
      initial: 'gap',
    }),
    exports: exportsField(),
    site: text({
      label: 'Your domain (optional)',
      hint: 'Tells the tool which export is yours. Without it, you see everybody who links to your rivals.',
      placeholder: 'example.com',
      inputMode: 'url',
    }),
    least: choice({
      fold: 'Which sites and links count',
      label: 'Show sites that link to at least',
      options: [
        { value: '1', label: '1 rival' },
        ...[2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({ value: String(count), label: `${count} rivals` })),
        { value: 'all', label: 'all rivals' },
      ],
      initial: '2',
    }),
    earlier: exportOf('The earlier export', 'Choose another earlier export'),
    later: exportOf('The later export', 'Choose another later export'),
    wanted: list({
      label: 'Your list: the sites you want links from',
      releaseLabel: 'Choose another list',
      rows: 3,
    }),
    own: exportOf('The export of your own backlinks', 'Choose another export of yours'),
    followedOnly: flag({ label: 'Followed links only', initial: false, fold: 'Which sites and links count' }),
  },
  example: EXAMPLE,
  // A list that comes from another tool is looked for among your links.
  implies: ({ wanted }) => (wanted ? { view: 'list' } : {}),
})

export type GapValues = typeof gapTool.initial

/** The fields that a view needs. */
export const FIELDS: Readonly<Record<View, readonly (keyof GapValues)[]>> = {
  gap: ['view', 'exports', 'site', 'least', 'followedOnly'],
  dates: ['view', 'earlier', 'later'],
  list: ['view', 'wanted', 'own', 'followedOnly'],
}

/** The view that is chosen. */
export function viewOf({ view }: GapValues): View {
  return view as View
}
