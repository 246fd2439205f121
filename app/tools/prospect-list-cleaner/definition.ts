import { defineTool } from '@/components/tool-form/define-tool'
import { flag } from '@/components/tool-form/flag-field'
import { list } from '@/components/tool-form/list-field'
import { text } from '@/components/tool-form/text-field'
import { EXAMPLE_LIST } from './example-list'

export const cleaner = defineTool({
  id: 'prospects',
  listField: 'list',
  fields: {
    list: list({
      label: 'Your list: URLs, e-mail addresses or spreadsheet rows',
      releaseLabel: 'Choose another list',
      placeholder: 'https://example.com/post\neditor@example.org\n"A title",example.net/page,54',
    }),
    exclude: list({
      label: 'Domains to leave out (optional)',
      fold: 'What to leave out',
      hint: 'Sites you have already pitched, your own, and your competitors’.',
      dropLabel: 'Or drop a file with them here:',
      releaseLabel: 'Choose other domains to leave out',
      rows: 2,
    }),
    onlyEndings: text({
      fold: 'What to leave out',
      label: 'Only these endings (optional)',
      hint: 'Such as .de .at .co.uk',
    }),
    withoutEndings: text({
      fold: 'What to leave out',
      label: 'Drop these endings (optional)',
      hint: 'Such as .edu .gov',
    }),
    dropsPlatforms: flag({
      fold: 'What to leave out',
      label: 'Drop platforms such as social networks, shops and search engines',
      initial: true,
    }),
    keepsContacts: flag({
      fold: 'What to leave out',
      label: 'Keep every contact of a site: one row for each e-mail address',
      initial: false,
    }),
  },
  example: { list: { text: EXAMPLE_LIST } },
})

export type CleanerValues = typeof cleaner.initial
