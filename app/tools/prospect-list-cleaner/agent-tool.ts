import { type AgentTool, Refusal, textOf, today } from '@/components/agent-tools/agent-tool'
import { runForAgent } from '@/components/agent-tools/run-for-agent'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { readInput, schemaOf } from '@/components/tool/agent'
import { cleaner } from './definition'
import { type Cleaned, type Job, SHOWN_ROWS, sumOf } from './messages'

export const agentTool: AgentTool = {
  name: 'clean_prospect_list',
  description:
    'Reduces a list of URLs, e-mail addresses or rows of an export to its registrable domains, each once, and says what was dropped and why. Returns the first 5,000 rows of each. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      ...schemaOf(cleaner, {
        list: 'One or more entries per line, or the rows of a spreadsheet.',
        exclude: 'Domains to leave out, such as those already pitched.',
        onlyEndings: 'Keep only domains with these endings, such as ".de" and ".co.uk".',
        withoutEndings: 'Drop domains with these endings, such as ".edu" and ".gov".',
        keepsContacts:
          'Whether to keep a row for each e-mail address of a site. False by default: one row for each site.',
        dropsPlatforms: 'Whether to drop social networks, shops, search engines and other platforms. True by default.',
        keepsNeverPitch:
          'Whether to keep sites on the person’s never-pitch list: own sites, clients, refusals and the like. False by default.',
      }),
      keepStrongestBy: {
        type: 'string',
        description:
          'The name of a column with numbers. If a site has several rows, the one with the highest number is kept instead of the first.',
      },
    },
    required: ['list'],
  },
  hasUntrustedContent: true,
  async execute(input, _page, left) {
    const { list, exclude, ...options } = readInput(cleaner, input)
    if (list.text.trim() === '') throw new Refusal('There is nothing to clean; send a list.')
    const job: Job = {
      ...options,
      list: new Blob([list.text]),
      exclude: exclude.text,
      neverPitch: await neverPitch.reasons(),
      strongestBy: textOf(input, 'keepStrongestBy').trim() || undefined,
    }
    const worker = new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' })
    const { kept, sites, contacts, dropped, firstKept, firstDropped, unread } = await runForAgent<Cleaned>(
      worker,
      job,
      left,
    )
    return {
      source: 'Read in this browser, using the public suffix list.',
      day: today(),
      kept,
      sites,
      contacts,
      dropped,
      prospects: firstKept.map(({ raw: _, ...prospect }) => prospect),
      droppedEntries: firstDropped,
      ...(unread.length > 0 && { excludeNotUnderstood: unread }),
      truncated: Math.max(kept, sumOf(dropped)) > SHOWN_ROWS,
    }
  },
}
