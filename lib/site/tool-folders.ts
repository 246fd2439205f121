// npx vitest run tests/lib/site/tool-folders.test.ts -u writes this file.
import { about as anchorTextAnalyser } from '@/app/tools/anchor-text-analyser/about'
import { about as compareDomains } from '@/app/tools/compare-domains/about'
import { about as domainRatingChecker } from '@/app/tools/domain-rating-checker/about'
import { about as linkGap } from '@/app/tools/link-gap/about'
import { about as outreachEmailChecker } from '@/app/tools/outreach-email-checker/about'
import { about as pagerankChecker } from '@/app/tools/pagerank-checker/about'
import { about as prospectListCleaner } from '@/app/tools/prospect-list-cleaner/about'
import { about as searchOperators } from '@/app/tools/search-operators/about'

/** The folders of `app/tools` with what each says about its tool. The site shows them in this order; lines may be moved. */
export const toolFolders = [
  ['search-operators', searchOperators],
  ['link-gap', linkGap],
  ['prospect-list-cleaner', prospectListCleaner],
  ['domain-rating-checker', domainRatingChecker],
  ['pagerank-checker', pagerankChecker],
  ['compare-domains', compareDomains],
  ['outreach-email-checker', outreachEmailChecker],
  ['anchor-text-analyser', anchorTextAnalyser],
] as const
