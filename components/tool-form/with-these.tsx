import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/elements/button-link'
import { englishNumber } from '@/components/elements/english'
import type { Filter } from '@/components/list-table/filter'
import { ActionButton } from '@/components/result/action-button'
import { browserLists } from '@/components/saved-lists/browser-lists'
import tool from '@/components/workers/text-tool.module.css'
import type { PagePath } from '@/lib/site/pages'
import { pathWithList } from './link'

const TARGETS = [
  ['Clean the list', '/tools/prospect-list-cleaner'],
  ['Check Domain Rating', '/tools/domain-rating-checker'],
  ['Check PageRank', '/tools/pagerank-checker'],
  ['Merge into a pitch', '/tools/outreach-email-checker'],
] as const
const COMPARISON = '/tools/compare-domains'
/** The comparison's limit. */
const MAX_COMPARED = 5

/** A menu of what can be done with the rows that a table shows: other tools open the list with the filter that finds them. */
export function WithThese({
  domains,
  list,
  without,
  children,
}: {
  /** Those that may be pitched. */
  domains: readonly string[]
  /** The list with the filter that finds them in it. A text becomes a list. */
  list: () => { id: string | undefined; filter?: Filter }
  /** The label of the tool that shows them. */
  without?: string
  /** More that this tool can do with them. */
  children?: ReactNode
}) {
  async function open(path: PagePath) {
    const { id, filter } = list()
    if (id === undefined || !(await browserLists.isSaved())) return NOT_PASSED_ON
    window.location.assign(pathWithList(path, id, filter))
  }
  if (domains.length === 0 && !children) return null
  return (
    <details className={tool.with} data-print="no">
      <summary>{domains.length === 1 ? 'With this one' : `With these ${englishNumber(domains.length)}`}</summary>
      <div>
        {domains.length > 0 &&
          TARGETS.map(
            ([label, path]) => label !== without && <ActionButton key={path} label={label} act={() => open(path)} />,
          )}
        {domains.length > 1 && (
          <ButtonLink href={`${COMPARISON}?domains=${domains.slice(0, MAX_COMPARED).join()}`}>
            {domains.length > MAX_COMPARED ? 'Compare the first five' : 'Compare on both scales'}
          </ButtonLink>
        )}
        {children}
      </div>
    </details>
  )
}

const NOT_PASSED_ON =
  'Your browser could not pass the list on to the other tool. Download it, then drop the file there.'
