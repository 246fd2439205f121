'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import { handOver } from '@/components/storage/hand-over'
import { type Failure, Notice } from './notice'

/** For a reason that ends in a reload: the button keeps what `filledIn` returns. */
export const KEPT = 'Reload the page once you are online. Your input is kept, and the work continues.'

/** A deployment replaces workers and scripts that an open page has not loaded yet. */
export const NOT_LOADED: Failure = {
  title: 'Part of this tool could not be loaded',
  reason: `You may be offline, or the site was updated after you opened this page. ${KEPT}`,
  needsReload: true,
}

/** A failure, with a button that reloads the page where it needs that. The new page takes over what is filled in. */
export function FailureNotice({ failure, filledIn }: { failure: Failure; filledIn: () => unknown }) {
  const [isRefused, setRefused] = useState(false)

  async function reload() {
    setRefused(!(await handOver(window.location.pathname, filledIn())))
  }

  return (
    <Notice
      kind="error"
      title={failure.title}
      actions={failure.needsReload && <Button onClick={reload}>Reload page</Button>}
    >
      <p>{isRefused ? 'Your browser could not save your input. Copy it, then reload the page.' : failure.reason}</p>
    </Notice>
  )
}
