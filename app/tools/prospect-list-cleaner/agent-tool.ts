import { type AgentTool, Refusal, textOf, today } from '@/components/agent-tools/agent-tool'
import { runForAgent } from '@/components/agent-tools/run-for-agent'
import type { Cleaned, Job } from './messages'

export const agentTool: AgentTool = {
  name: 'clean_prospect_list',
  description:
    'Reduces a list of URLs, e-mail addresses or rows of an export to its registrable domains, each once, and says what was dropped and why. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      list: { type: 'string', description: 'One or more entries per line, or the rows of a spreadsheet.' },
      exclude: { type: 'string', description: 'Domains to leave out, such as those already pitched.' },
      onlyEndings: { type: 'string', description: 'Keep only domains with these endings, such as ".de .co.uk".' },
      withoutEndings: { type: 'string', description: 'Drop domains with these endings, such as ".edu .gov".' },
      dropsPlatforms: {
        type: 'boolean',
        description: 'Whether to drop social networks, shops, search engines and other platforms. True by default.',
      },
    },
    required: ['list'],
  },
  async execute(input, _page, left) {
    const list = textOf(input, 'list')
    if (list.trim() === '') throw new Refusal('There is nothing to clean; send a list.')
    const job: Job = {
      list: new Blob([list]),
      exclude: textOf(input, 'exclude'),
      onlyEndings: textOf(input, 'onlyEndings'),
      withoutEndings: textOf(input, 'withoutEndings'),
      dropsPlatforms: (input as { dropsPlatforms?: unknown }).dropsPlatforms !== false,
    }
    const worker = new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' })
    const { kept, dropped, firstKept, firstDropped } = await runForAgent<Cleaned>(worker, job, left)
    return {
      source: 'Read in this browser, by the public suffix list.',
      day: today(),
      kept,
      dropped,
      prospects: firstKept,
      droppedEntries: firstDropped,
    }
  },
}
