'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import { handOver } from '@/components/storage/hand-over'
import { type Failure, Notice } from './notice'

/** For a reason that ends in a reload: the button keeps what `filledIn` returns. */
export const KEPT = 'Reload the page once you are online: what you have filled in is kept, and the work goes on.'

/** A deployment replaces workers and scripts that an open page has not loaded yet. */
export const NOT_LOADED: Failure = {
  title: 'A part of this tool could not be loaded',
  reason: `Your connection is down, or the site was updated after you opened this page. ${KEPT}`,
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
      actions={failure.needsReload && <Button onClick={reload}>Reload the page</Button>}
    >
      <p>{isRefused ? 'The browser refused to keep what you have filled in. Copy it, then reload.' : failure.reason}</p>
    </Notice>
  )
}
