import { type AgentTool, itemsOf, Refusal, textOf, textsOf, today } from '@/components/agent-tools/agent-tool'
import { runForAgent } from '@/components/agent-tools/run-for-agent'
import { type Analysed, type Job, MAX_EXPORTS } from './messages'

export const agentTool: AgentTool = {
  name: 'analyse_anchor_texts',
  description:
    'Counts the anchor texts of up to four backlink exports (Ahrefs, Semrush, Moz, Majestic, SE Ranking, Search Console, Screaming Frog, or lists of anchors) by type and by text, and compares them. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      exports: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_EXPORTS,
        items: {
          type: 'object',
          properties: {
            rows: {
              type: 'string',
              description: 'The rows as CSV or TSV with their header row, or one anchor per line.',
            },
            name: { type: 'string', description: 'A name for it in the result.' },
            brands: { type: 'array', items: { type: 'string' }, description: 'Brand names.' },
            domain: { type: 'string', description: 'The target domain. Links to other sites are left out.' },
          },
          required: ['rows'],
        },
        description: 'Your own site first, then those to compare it with.',
      },
      keywords: {
        type: 'array',
        items: { type: 'string' },
        description: 'Target keywords, the same for all exports.',
      },
    },
    required: ['exports'],
  },
  hasUntrustedContent: true,
  async execute(input, _page, left) {
    const sources = itemsOf(input, 'exports', MAX_EXPORTS).map((one, id) => {
      const domain = textOf(one, 'domain').trim()
      const name = textOf(one, 'name').trim() || domain || `Export ${id + 1}`
      return { id, name, file: new Blob([textOf(one, 'rows')]), brands: textsOf(one, 'brands'), domain }
    })
    if (sources.every(({ file }) => file.size === 0))
      throw new Refusal('There is nothing to analyse; send the rows of an export.')
    const job: Job = { sources, keywords: textsOf(input, 'keywords') }
    const worker = new Worker(new URL('./anchor-worker.ts', import.meta.url), { type: 'module' })
    const { profiles, refused } = await runForAgent<Analysed>(worker, job, left)
    if (profiles.length === 0) throw new Refusal(refused.map(({ reason }) => reason).join(' '))
    return {
      source: 'Counted from the exports in this browser.',
      scale: 'Shares are fractions of all links in an export, 0 to 1.',
      day: today(),
      profiles: profiles.map(({ id: _, view: __, ...report }) => ({
        ...report,
        truncated: report.texts > report.anchors.length || report.pages > report.targets.length,
      })),
      ...(refused.length > 0 && { refused: refused.map(({ name, reason }) => ({ name, reason })) }),
    }
  },
}
