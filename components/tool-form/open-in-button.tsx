import { ActionButton } from '@/components/result/action-button'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { PagePath } from '@/lib/site/pages'
import { pathWithList } from './link'

type Target = readonly [label: string, path: PagePath]

const CHECKERS: readonly Target[] = [
  ['Check Domain Rating', '/tools/domain-rating-checker'],
  ['Check PageRank', '/tools/pagerank-checker'],
]

/** Open a list in the checkers, and in other tools. */
export function OpenInButtons({
  listId,
  others = [],
}: {
  listId: () => string | undefined
  others?: readonly Target[]
}) {
  async function open(path: PagePath) {
    const id = listId()
    if (id === undefined || !(await browserLists.isSaved())) return NOT_PASSED_ON
    window.location.assign(pathWithList(path, id))
  }
  return [...CHECKERS, ...others].map(([label, path]) => (
    <ActionButton key={path} label={label} act={() => open(path)} />
  ))
}

const NOT_PASSED_ON =
  'Your browser could not pass the list on to the other tool. Download it, then drop the file there.'
