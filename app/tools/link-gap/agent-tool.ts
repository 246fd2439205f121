import { type AgentTool, itemsOf, Refusal, textOf, today } from '@/components/agent-tools/agent-tool'
import { runForAgent } from '@/components/agent-tools/run-for-agent'
import { readInput, schemaOf } from '@/components/tool/agent'
import { givenIn } from '@/components/tool/given-list'
import { gapTool } from './definition'
import { type Compared, MAX_EXPORTS, withReasons } from './messages'
import { jobOf, listsIn } from './sources-of'

const ROWS = 'The rows as CSV or TSV with their header row.'

export const agentTool: AgentTool = {
  name: 'find_link_gap',
  description:
    'Compares backlink or referring-domain exports of any backlink tool: the sites that link to rivals and not to you, the sites that came and went between two exports, or the sites of a list that link to you. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      ...schemaOf(gapTool, {
        view: '“gap” reads “exports”; “dates” reads “earlier” and “later”; “list” reads “wanted” and “own”.',
        exports: undefined,
        site: 'Your own domain. The export of this site is yours.',
        least: 'How many rivals a site has to link to.',
        followedOnly: 'Whether links that are not followed are left out. False by default.',
        keepsNeverPitch: 'Whether the gap keeps sites on the person’s never-pitch list. False by default.',
        earlier: ROWS,
        later: ROWS,
        wanted: 'The sites you want links from: domains or URLs, one or more a line.',
        own: ROWS,
      }),
      exports: {
        type: 'array',
        maxItems: MAX_EXPORTS,
        items: {
          type: 'object',
          properties: {
            rows: { type: 'string', description: ROWS },
            whose: { type: 'string', description: 'The site whose links these are, if no column says it.' },
          },
          required: ['rows'],
        },
        description: 'The exports of up to ten rivals, and yours.',
      },
    },
  },
  hasUntrustedContent: true,
  async execute(input, _page, left) {
    const exports = itemsOf(input, 'exports', MAX_EXPORTS).map((one) => {
      return { whose: textOf(one, 'whose'), rows: { text: textOf(one, 'rows') } }
    })
    const values = { ...readInput(gapTool, { ...Object(input), exports: undefined }), exports }
    const job = await jobOf(values, await Promise.all(listsIn(values).map(givenIn)))
    const worker = new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' })
    const { exports: read, refused, sections, tooFew, gap } = await runForAgent<Compared>(worker, job, left)
    if (tooFew) throw new Refusal(withReasons(tooFew, refused))
    return {
      source: 'Compared in this browser. A site that is in none of the exports is not known.',
      day: today(),
      exports: read.map(({ fileName: _, at: __, view: ___, ...facts }) => facts),
      ...(gap && { overlap: gap }),
      ...Object.fromEntries(
        sections.map(({ kind, total, names, ratedBy, shown }) => [
          kind,
          { total, names, ratedBy, sites: shown, truncated: total > shown.length },
        ]),
      ),
      ...(refused.length > 0 && { refused: refused.map(({ name, reason }) => ({ name, reason })) }),
    }
  },
}
