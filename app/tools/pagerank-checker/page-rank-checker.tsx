'use client'

import { defineLookupTool } from '@/components/lookup-tool/definition'
import { EXAMPLE_SHEET } from '@/components/lookup-tool/example-sheet'
import { LookupTool } from '@/components/lookup-tool/lookup-tool'
import type { AskLimit } from '@/components/lookup-tool/run/plan'
import { lookup } from './page-rank-lookup'

const tool = defineLookupTool('pagerank', {
  label: 'Domains or URLs, or a spreadsheet, up to 5,000 sites',
  rows: 6,
  example: EXAMPLE_SHEET,
})

const loadShown = () => import('./page-rank-result').then((module) => module.shown)

export function PageRankChecker({ limit }: { limit: AskLimit }) {
  return <LookupTool tool={tool} lookup={lookup} limit={limit} loadShown={loadShown} />
}
