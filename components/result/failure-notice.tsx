'use client'

import { useState } from 'react'
import { Button } from '@/components/elements/button'
import { type Failure, Notice } from './notice'

/** For a reason that ends in a reload. */
export const KEPT = 'Reload the page once you are online: what you have filled in is kept, and the work goes on.'

/** A deployment replaces workers and scripts that an open page has not loaded yet. */
export const NOT_LOADED: Failure = {
  title: 'A part of this tool could not be loaded',
  reason: `Your connection is down, or the site was updated after you opened this page. ${KEPT}`,
  needsReload: true,
}

/** A failure, with a button for a reload where it needs one. `reload` is false where what is filled in would be lost. */
export function FailureNotice({ failure, reload }: { failure: Failure; reload: () => Promise<boolean> }) {
  const [isRefused, setRefused] = useState(false)

  return (
    <Notice
      kind="error"
      title={failure.title}
      actions={
        failure.needsReload && (
          <Button onClick={() => void reload().then((isReloaded) => setRefused(!isReloaded))}>Reload the page</Button>
        )
      }
    >
      <p>{isRefused ? 'The browser refused to keep what you have filled in. Copy it, then reload.' : failure.reason}</p>
    </Notice>
  )
}
