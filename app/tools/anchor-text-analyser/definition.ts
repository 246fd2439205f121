import { defineTool } from '@/components/tool-form/define-tool'
import { group } from '@/components/tool-form/group-field'
import { list } from '@/components/tool-form/list-field'
import { several } from '@/components/tool-form/several-field'
import { text } from '@/components/tool-form/text-field'
import { EXAMPLE_EXPORTS } from './example'
import { MAX_EXPORTS } from './messages'

const exportOf = (label: string) =>
  group({
    label,
    fields: {
      rows: list({
        label: 'Backlink export with its header row, or a list of anchors',
        releaseLabel: 'Choose another export',
        placeholder: 'Source url,Target url,Anchor\nhttps://example.org/post,https://example.com/,Shoes',
      }),
      domain: text({
        label: 'Domain (optional)',
        fold: 'Domain',
        hint: 'Leaves out links to other sites.',
        placeholder: 'example.com',
        inputMode: 'url',
      }),
      brands: text({
        label: 'Brand names (optional)',
        hint: 'Separate them with commas. Without any, it’s the name of the site that most links lead to.',
        placeholder: 'Example Shoes',
      }),
    },
  })

export const analyser = defineTool({
  id: 'anchors',
  listField: 'exports',
  fields: {
    exports: several({
      label: 'Export',
      addLabel: 'Add export to compare',
      of: (number, count) => exportOf(count === 1 ? 'Export' : `Export ${number}`),
      least: 1,
      max: MAX_EXPORTS,
    }),
    keywords: text({
      label: 'Target keywords (optional)',
      fold: 'Target keywords',
      hint: 'One per line, or separated by commas. They apply to all exports.',
      placeholder: 'trail running shoes',
      rows: 4,
    }),
  },
  example: { exports: EXAMPLE_EXPORTS, keywords: 'trail running shoes\nbuy running shoes online' },
})

export type AnalyserValues = typeof analyser.initial
