import { type AgentTool, Refusal, textOf, textsOf, today } from '@/components/agent-tools/agent-tool'
import { runForAgent } from '@/components/agent-tools/run-for-agent'
import type { Analysed, Job } from './messages'

export const agentTool: AgentTool = {
  name: 'analyse_anchor_texts',
  description:
    'Counts the anchor texts of a backlink export (Ahrefs, Semrush, Search Console, or a list of anchors) by type and by text. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      export: { type: 'string', description: 'The rows as CSV or TSV with their header row, or one anchor per line.' },
      brands: { type: 'array', items: { type: 'string' }, description: 'Brand names.' },
      keywords: { type: 'array', items: { type: 'string' }, description: 'Target keywords.' },
      domain: { type: 'string', description: 'The target domain. Links to other sites are left out.' },
    },
    required: ['export'],
  },
  async execute(input, _page, left) {
    const rows = textOf(input, 'export')
    if (rows.trim() === '') throw new Refusal('The export is empty; send its rows.')
    const job: Job = {
      sources: [
        {
          id: 0,
          name: 'The export',
          file: new Blob([rows]),
          brands: textsOf(input, 'brands'),
          domain: textOf(input, 'domain').trim(),
        },
      ],
      keywords: textsOf(input, 'keywords'),
    }
    const worker = new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' })
    const { profiles, refused } = await runForAgent<Analysed>(worker, job, left)
    const [profile] = profiles
    if (!profile) throw new Refusal(refused.map(({ reason }) => reason).join(' '))
    const { id: _, view: __, ...report } = profile
    return {
      source: 'Counted from the export in this browser.',
      scale: 'Shares are fractions of all links in the export, 0 to 1.',
      day: today(),
      ...report,
    }
  },
}
