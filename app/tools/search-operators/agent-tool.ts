import { buildQueries } from '@/app/tools/search-operators/queries/build-queries'
import { findEngine } from '@/app/tools/search-operators/queries/engines'
import { ownPurpose, purposes } from '@/app/tools/search-operators/queries/purposes'
import { readInputs } from '@/app/tools/search-operators/queries/read-inputs'
import { type AgentTool, today } from '@/components/agent-tools/agent-tool'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { readInput, schemaOf } from '@/components/tool/agent'
import { builder } from './definition'

export const agentTool: AgentTool = {
  name: 'build_search_queries',
  description:
    'Builds search queries that find prospects for link building, in the syntax of Google, Bing or DuckDuckGo. Runs in this browser: it sends nothing and opens no search.',
  inputSchema: {
    type: 'object',
    properties: schemaOf(builder, {
      topics: 'Two or three words each.',
      brand: 'To find mentions without a link.',
      competitor: 'Its name, its domain or both, such as “Example example.org”. Enter a domain to exclude its pages.',
      ownDomain: 'Excluded from every query.',
      year: 'Only pages published in the given year or later.',
      region: undefined,
      language: 'The language of the pages. Defaults to the region’s.',
      endings: 'Only domains with these endings, such as “.de” and “.at”.',
      exclude: 'Domains to leave out. As many as fit of the person’s never-pitch list are left out, too.',
      footprints:
        'Extra words to find on the pages; “intitle:”, “inurl:” and “intext:” are operators, also with a minus.',
      engine: undefined,
      lookingFor: 'By default also what the brand or the competitor is needed for.',
    }),
  },
  async execute(input) {
    const values = readInput(builder, input)
    const engine = findEngine(values.engine)
    const { wishes, skipped } = readInputs(values, [...(await neverPitch.reasons()).keys()])
    const chosen = purposes.filter(({ id }) => values.lookingFor.includes(id))
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
