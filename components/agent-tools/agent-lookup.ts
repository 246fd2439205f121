import type { Cell } from '@/components/csv/write-csv'
import type { Measure } from '@/components/lookups/measures'
import type { QueueState } from '@/components/queue/queue'
import { sources } from '@/lib/site/sources'
import { type AgentTool, Refusal, textsOf, today } from './agent-tool'

/** A page that looks up domains, with its own queue. */
export interface LookupPage {
  /** Whether it has a list that is not done. */
  isBusy(): boolean
  /** Looks the domains up on the page, where the person sees it. Ends when the queue is done or halts. */
  lookUp(domains: readonly string[]): Promise<FoundRows>
}

interface FoundRows {
  /** As the page exports them. */
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  states: readonly QueueState<unknown>[]
  /** The day of each measure's figures, where its provider states one. */
  days: readonly (string | undefined)[]
}

/** A tool that has the page look up to `max` domains. */
export function createAgentLookup({
  max,
  measures,
  ...about
}: { max: number; measures: readonly Measure[] } & Pick<AgentTool, 'name' | 'description'>): AgentTool<LookupPage> {
  return {
    ...about,
    inputSchema: {
      type: 'object',
      properties: {
        domains: {
          type: 'array',
          items: { type: 'string' },
          minItems: 1,
          maxItems: max,
          description: 'Domains or URLs, such as example.com.',
        },
      },
      required: ['domains'],
    },
    async execute(input, page) {
      const given = textsOf(input, 'domains')
      // With the public suffix list, so it is loaded for the first call.
      const { domainListOf } = await import('@/components/list/domain-list')
      const { readText } = await import('@/components/list/read-text')
      const { mailboxProvidersFor } = await import('@/lib/domain/mailbox-providers')
      const mailboxProviders = await mailboxProvidersFor(given.join('\n'))
      const read = given.map((text) => ({ text, ...domainListOf(readText(text, mailboxProviders)) }))
      const domains = [...new Set(read.flatMap((entry) => entry.domains))]
      const notDomains = read
        .filter((entry) => entry.domains.length === 0)
        .map(({ text, rejected: [first] }) => ({ text, reason: first?.reason ?? 'It is not a domain.' }))
      if (domains.length === 0) throw new Refusal('None of the entries is a domain; send domains such as example.com.')
      if (page.isBusy()) throw new Refusal('The page is still working on a list; try again when it has finished.')
      const { head, rows, states, days } = await page.lookUp(domains.slice(0, max))
      const stops = states.flatMap(stopOf)
      return {
        measures: measures.map(({ what, part }, at) => {
          const { name, url, scale } = sources[part]
          return {
            name: what,
            scale,
            source: `${name}, ${url}`,
            day: days[at] ?? today(),
            // Every page of a site with sample data has a notice that lists it.
            ...(document.querySelector(`[data-sample-data~="${part}"]`) && { sampleData: true }),
          }
        }),
        rows: rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at]]))),
        ...(notDomains.length > 0 && { notDomains }),
        ...(domains.length > max && { leftOut: domains.slice(max) }),
        ...(stops.length > 0 && { stopped: stops }),
      }
    },
  }
}

/** Why a list is not done, and when the page goes on by itself. */
function stopOf({ isDone, halt }: QueueState<unknown>): { reason: string; goesOnInSeconds?: number }[] {
  if (isDone) return []
  switch (halt?.kind) {
    case 'limited':
      return [{ reason: halt.message, goesOnInSeconds: Math.max(0, Math.ceil((halt.untilMs - Date.now()) / 1_000)) }]
    case 'failing':
      return [{ reason: halt.message }]
    case 'offline':
      return [{ reason: 'The browser is offline. The lookup resumes when the browser is back online.' }]
    case 'paused':
      return [{ reason: 'The person paused the lookup.' }]
    default:
      return [{ reason: 'The page started another list.' }]
  }
}
