import { browserNetwork } from '@/components/lookup-tool/run/browser-network'
import type { Lookup } from '@/components/lookup-tool/run/lookup'
import { createAskRating, isRating } from '@/components/lookups/ask-rating'
import { callsAtOnce } from '@/components/lookups/calls-at-once'

export const lookup: Lookup<number> = {
  what: 'Domain Rating',
  max: 100,
  isValue: isRating,
  datedOf: (value, atMs) => ({ value, day: new Date(atMs).toISOString().slice(0, 10) }),
  options: { ask: createAskRating(browserNetwork), concurrency: callsAtOnce() },
  submitLabel: 'Check Domain Rating',
  agentTool: () => import('./agent-tool'),
}
