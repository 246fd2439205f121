import { buildQueries } from '@/app/tools/search-operators/queries/build-queries'
import { engines } from '@/app/tools/search-operators/queries/engines'
import { languages } from '@/app/tools/search-operators/queries/languages'
import { ownPurpose, purposes } from '@/app/tools/search-operators/queries/purposes'
import { emptyInputs, MAX_FOOTPRINTS, MAX_TOPICS, readInputs } from '@/app/tools/search-operators/queries/read-inputs'
import { regions } from '@/app/tools/search-operators/queries/regions'
import { type AgentTool, Refusal, textOf, textsOf, today } from '@/components/agent-tools/agent-tool'

const DEFAULT_PURPOSES = ['guest-posts', 'resource-pages']

export const agentTool: AgentTool = {
  name: 'build_search_queries',
  description:
    'Builds search queries that find prospects for link building, in the syntax of Google, Bing or DuckDuckGo. Runs in this browser: it sends nothing and opens no search.',
  inputSchema: {
    type: 'object',
    properties: {
      topics: {
        type: 'array',
        items: { type: 'string' },
        maxItems: MAX_TOPICS,
        description: 'Two or three words each.',
      },
      brand: { type: 'string', description: 'To find mentions without a link.' },
      competitor: {
        type: 'string',
        description:
          'Its name, its domain or both, such as “Example example.org”. Enter a domain to exclude its pages.',
      },
      ownDomain: { type: 'string', description: 'Excluded from every query.' },
      year: { type: 'string', pattern: '^\\d{4}$', description: 'Only pages published in the given year or later.' },
      region: { enum: regions.map(({ code }) => code) },
      language: {
        enum: languages.map(({ code }) => code),
        description: 'The language of the pages. Defaults to the region’s.',
      },
      endings: {
        type: 'array',
        items: { type: 'string' },
        description: 'Only domains with these endings, such as “.de” and “.at”.',
      },
      exclude: { type: 'array', items: { type: 'string' }, description: 'Domains to leave out.' },
      footprints: {
        type: 'array',
        items: { type: 'string' },
        maxItems: MAX_FOOTPRINTS,
        description:
          'Extra words to find on the pages; “intitle:”, “inurl:” and “intext:” are operators, also with a minus.',
      },
      engine: { enum: engines.map(({ id }) => id), default: 'google' },
      lookingFor: {
        type: 'array',
        items: { enum: purposes.map(({ id }) => id) },
        default: DEFAULT_PURPOSES,
        description: 'By default also what the brand or the competitor is needed for.',
      },
    },
  },
  execute(input) {
    const engineId = textOf(input, 'engine') || 'google'
    const engine = engines.find(({ id }) => id === engineId)
    if (!engine) throw new Refusal(`“engine” must be one of ${engines.map(({ id }) => id).join(', ')}.`)
    const given = textsOf(input, 'lookingFor')
    const needed = purposes.filter(({ needs }) => needs !== 'topic' && textOf(input, needs).trim() !== '')
    const wanted = given.length > 0 ? given : [...DEFAULT_PURPOSES, ...needed.map(({ id }) => id)]
    const chosen = purposes.filter(({ id }) => wanted.some((one) => one === id))
    if (chosen.length === 0) {
      throw new Refusal(`“lookingFor” must have at least one of ${purposes.map(({ id }) => id).join(', ')}.`)
    }
    const { wishes, skipped } = readInputs({
      ...emptyInputs,
      topics: textsOf(input, 'topics').join('\n'),
      brand: textOf(input, 'brand'),
      competitor: textOf(input, 'competitor'),
      ownDomain: textOf(input, 'ownDomain'),
      year: textOf(input, 'year'),
      region: textOf(input, 'region'),
      language: textOf(input, 'language'),
      endings: textsOf(input, 'endings').join(' '),
      exclude: textsOf(input, 'exclude').join('\n'),
      footprints: textsOf(input, 'footprints').join('\n'),
    })
    return {
      source: `Built in this browser for ${engine.name}. Its operators: ${engine.help}`,
      day: today(),
      skipped,
      groups: [...chosen, ...(wishes.footprints.length > 0 ? [ownPurpose] : [])].map((purpose) => ({
        lookingFor: purpose.title,
        needs: purpose.needs,
        ...buildQueries(purpose, wishes, engine, today()),
      })),
    }
  },
}
