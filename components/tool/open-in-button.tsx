import { ActionButton } from '@/components/result/action-button'
import type { PagePath } from '@/lib/site/pages'
import { pathWithList } from './link'

/** Opens a list in another tool. */
export function OpenInButton({
  label,
  to,
  listId,
}: {
  label: string
  to: PagePath
  /** Undefined if this browser saves nothing. */
  listId: () => Promise<string | undefined>
}) {
  async function open() {
    const id = await listId()
    if (id === undefined) return NOT_PASSED_ON
    window.location.assign(pathWithList(to, id))
  }
  return <ActionButton label={label} act={open} />
}

const NOT_PASSED_ON =
  'Your browser could not pass the list on to the other tool. Download it, then drop the file there.'
