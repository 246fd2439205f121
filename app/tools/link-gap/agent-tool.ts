import { type AgentTool, countOf, flagOf, itemsOf, Refusal, textOf, today } from '@/components/agent-tools/agent-tool'
import { runForAgent } from '@/components/agent-tools/run-for-agent'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { type Compared, type Job, MAX_EXPORTS, type Source, type View, withReasons } from './messages'

const ROWS = 'The rows as CSV or TSV with their header row.'
const VIEWS: readonly View[] = ['gap', 'dates', 'list']

export const agentTool: AgentTool = {
  name: 'find_link_gap',
  description:
    'Compares backlink or referring-domain exports of any backlink tool: the sites that link to rivals and not to you, the sites that came and went between two exports, or the sites of a list that link to you. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      view: {
        enum: VIEWS,
        default: 'gap',
        description: '“gap” reads “exports”; “dates” reads “earlier” and “later”; “list” reads “list” and “own”.',
      },
      exports: {
        type: 'array',
        maxItems: MAX_EXPORTS,
        items: {
          type: 'object',
          properties: {
            rows: { type: 'string', description: ROWS },
            domain: { type: 'string', description: 'The site whose links these are, if no column says it.' },
          },
          required: ['rows'],
        },
        description: 'The exports of up to ten rivals, and yours.',
      },
      domain: { type: 'string', description: 'Your own domain. The export of this site is yours.' },
      least: {
        type: 'integer',
        minimum: 1,
        description: 'How many rivals a site has to link to; 2 by default. A larger number stands for all.',
      },
      followedOnly: { type: 'boolean', description: 'Whether links that are not followed are left out.' },
      keepsNeverPitch: {
        type: 'boolean',
        description: 'Whether the gap keeps sites on the person’s never-pitch list. False by default.',
      },
      earlier: { type: 'string', description: ROWS },
      later: { type: 'string', description: ROWS },
      list: { type: 'string', description: 'Domains or URLs, one or more a line.' },
      own: { type: 'string', description: ROWS },
    },
  },
  hasUntrustedContent: true,
  async execute(input, _page, left) {
    const view = VIEWS.find((one) => one === (textOf(input, 'view') || 'gap'))
    if (!view) throw new Refusal(`“view” must be one of ${VIEWS.join(', ')}.`)
    const job: Job = {
      view,
      sources: sourcesFor(view, input).filter(({ file }) => file.size > 0),
      site: textOf(input, 'domain'),
      least: countOf(input, 'least', { least: 1, missing: 2 }),
      followedOnly: flagOf(input, 'followedOnly') ?? false,
      neverPitch: await neverPitch.reasons(),
      keepsNeverPitch: flagOf(input, 'keepsNeverPitch') ?? false,
    }
    const worker = new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' })
    const { exports, refused, sections, tooFew, gap } = await runForAgent<Compared>(worker, job, left)
    if (tooFew) throw new Refusal(withReasons(tooFew, refused))
    return {
      source: 'Compared in this browser. A site that is in none of the exports is not known.',
      day: today(),
      exports: exports.map(({ fileName: _, at: __, view: ___, ...facts }) => facts),
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

function sourcesFor(view: View, input: unknown): Source[] {
  const one = (name: string, role: Source['role']) => sourceOf(textOf(input, name), role)
  if (view === 'dates') return [one('earlier', 'earlier'), one('later', 'later')]
  if (view === 'list') return [one('list', 'list'), one('own', 'export')]
  return itemsOf(input, 'exports', MAX_EXPORTS).map((item) =>
    sourceOf(textOf(item, 'rows'), 'export', textOf(item, 'domain')),
  )
}

function sourceOf(text: string, role: Source['role'], whose = ''): Source {
  return { file: new Blob([text]), fileName: '', whose: whose.trim(), role, at: 0 }
}
