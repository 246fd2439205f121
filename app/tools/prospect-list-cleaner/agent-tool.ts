import { type AgentTool, Refusal, textOf, today } from '@/components/tools/agent-tool'
import { runWorker } from '@/components/tools/run-worker'
import type { Cleaned, Job } from './messages'

export const agentTool: AgentTool = {
  name: 'clean_prospect_list',
  description:
    'Reduces a list of addresses, e-mails or rows of an export to each registrable domain once, and says what was dropped and why. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      list: { type: 'string', description: 'One or more entries a line.' },
      exclude: { type: 'string', description: 'Domains to leave out, such as those that were pitched already.' },
      firstOnly: { type: 'boolean', description: 'For an export: take only the first address of each row.' },
    },
    required: ['list'],
  },
  async execute(input, _page, left) {
    const list = textOf(input, 'list')
    if (list.trim() === '') throw new Refusal('There is nothing to clean; give a list.')
    const job: Job = {
      list: new Blob([list]),
      exclude: textOf(input, 'exclude'),
      firstOnly: (input as { firstOnly?: unknown }).firstOnly === true,
    }
    const worker = new Worker(new URL('./cleaner-worker.ts', import.meta.url), { type: 'module' })
    const { kept, dropped, firstKept, firstDropped } = await runWorker<Cleaned>(worker, job, left)
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
