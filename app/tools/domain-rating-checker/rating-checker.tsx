'use client'

import type { ReactNode } from 'react'
import { defineLookupTool } from '@/components/lookup-tool/definition'
import { LookupTool } from '@/components/lookup-tool/lookup-tool'
import { browserNetwork } from '@/components/lookup-tool/run/browser-network'
import type { Lookup } from '@/components/lookup-tool/run/lookup'
import { createAskRating, isRating } from '@/components/measures/ask-rating'
import { callsAtOnce } from '@/components/measures/calls-at-once'
import { domainRating } from '@/components/measures/measures'
import { policies, ratingPace } from '@/lib/limit/policies'

const tool = defineLookupTool('rating')

const lookup: Lookup<number> = {
  ...domainRating,
  isValue: isRating,
  datedOf: (value, atMs) => ({ value, day: new Date(atMs).toISOString().slice(0, 10) }),
  options: {
    ask: createAskRating(browserNetwork),
    concurrency: callsAtOnce(),
    limit: { ...policies.domainRating, ...ratingPace },
  },
  submitLabel: 'Check Domain Rating',
  loadShown: () => import('./rating-result').then((module) => module.shown),
}

export function RatingChecker({ preview }: { preview: ReactNode }) {
  return <LookupTool tool={tool} lookup={lookup} preview={preview} />
}
