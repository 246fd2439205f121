import { type AgentTool, Refusal, textOf, textsOf, today } from '@/components/agent-tools/agent-tool'
import { buildQueries } from './build-queries'
import { engines } from './engines'
import { languages } from './languages'
import { purposes } from './purposes'
import { emptyInputs, MAX_TOPICS, readInputs } from './read-inputs'
import { regions } from './regions'

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
        description: 'Each in two or three words.',
      },
      brand: { type: 'string', description: 'For mentions that do not link.' },
      competitor: { type: 'string', description: 'A name, or a domain to leave its own pages out.' },
      ownDomain: { type: 'string', description: 'Left out of every search.' },
      year: { type: 'string', pattern: '^\\d{4}$', description: 'Not before this year.' },
      region: { enum: regions.map(({ code }) => code) },
      language: {
        enum: languages.map(({ code }) => code),
        description: 'Of the pages; by the region if it is not given.',
      },
      endings: { type: 'string', description: 'Only domains with these endings, such as “.de .at”.' },
      exclude: { type: 'string', description: 'Domains to leave out.' },
      engine: { enum: engines.map(({ id }) => id), default: 'google' },
      lookingFor: { type: 'array', items: { enum: purposes.map(({ id }) => id) }, default: DEFAULT_PURPOSES },
    },
  },
  execute(input) {
    const engineId = textOf(input, 'engine') || 'google'
    const engine = engines.find(({ id }) => id === engineId)
    if (!engine) throw new Refusal(`“engine” has to be one of ${engines.map(({ id }) => id).join(', ')}.`)
    const given = textsOf(input, 'lookingFor')
    const wanted = given.length > 0 ? given : DEFAULT_PURPOSES
    const chosen = purposes.filter(({ id }) => wanted.some((one) => one === id))
    if (chosen.length === 0) {
      throw new Refusal(`“lookingFor” has to have some of ${purposes.map(({ id }) => id).join(', ')}.`)
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
      endings: textOf(input, 'endings'),
      exclude: textOf(input, 'exclude'),
    })
    return {
      source: `Made in this browser for ${engine.name}; its operators: ${engine.help}`,
      day: today(),
      skipped,
      groups: chosen.map((purpose) => ({
        lookingFor: purpose.title,
        needs: purpose.needs,
        ...buildQueries(purpose, wishes, engine, today()),
      })),
    }
  },
}
