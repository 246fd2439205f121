import { choice } from '@/components/tool-form/choice-field'
import { defineTool } from '@/components/tool-form/define-tool'
import { list } from '@/components/tool-form/list-field'
import { several } from '@/components/tool-form/several-field'
import { text } from '@/components/tool-form/text-field'

export const checker = defineTool({
  id: 'email',
  listField: 'list',
  fields: {
    site: text({
      fold: 'Check that it names their site',
      label: 'Their site, or the page you are writing about (optional)',
      hint: 'Checks whether the e-mail names it. Nothing is fetched.',
      placeholder: 'https://example.org/storing-seeds',
      inputMode: 'url',
    }),
    subject: text({ label: 'Subject', isProse: true }),
    body: text({
      label: 'Body, as plain text',
      hint: 'Include the signature. Checked as you type.',
      rows: 6,
      isProse: true,
    }),
    followUps: several({
      label: 'Follow-up',
      addLabel: 'Add follow-up',
      of: (number) =>
        text({ label: `Follow-up ${number}`, hint: 'Compared with the e-mails before it.', rows: 7, isProse: true }),
      least: 0,
      max: 2,
    }),
    list: list({
      fold: 'A list to merge it with',
      label: 'The list it will be merged with (optional)',
      hint: 'The first row has the names of the columns. Each row’s e-mail is filled in and checked.',
      dropLabel: 'Or drop a spreadsheet here:',
      releaseLabel: 'Choose another list',
      placeholder: 'first_name,site\nInes,saatgut-notizen.example',
      rows: 3,
    }),
    rows: choice({
      fold: 'A list to merge it with',
      label: 'Rows to merge',
      options: [
        { value: 'kept', label: 'The kept rows, where there are any' },
        { value: 'open', label: 'All but the skipped rows' },
        { value: 'all', label: 'All rows' },
      ],
      initial: 'kept',
    }),
  },
  // Invented: the people do not exist, and names under `.example` are nobody's (RFC 2606).
  example: {
    site: 'https://saatgut-notizen.example/storing-seeds-over-winter',
    subject: 'Quick question about your seed page!',
    body: `Hi {{first_name}},

I hope this email finds you well. I came across your blog and I really enjoyed your page on storing seeds. I think it is great content.

I run a small seed shop, and I measured the humidity in four kinds of jars over a winter. I put all of it into a table: http://bit.ly/seed-jars

Could you add a link to it? We would also love to write a guest post for you. And what is your price for a sponsored post? It would be a win-win.

Looking forward to hearing from you,
Tom`,
    followUps: [
      `Hi Ines,

just following up on my last email. I measured the humidity in four kinds of jars over a winter, and I put all of it into a table.

Did you see my email?

Tom`,
    ],
  },
})

/** A pitch and its follow-ups, and the list of those who get them. */
export type Thread = typeof checker.initial
