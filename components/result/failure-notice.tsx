import { useState } from 'react'
import { Button } from '@/components/elements/button'
import { type Failure, Notice } from './notice'

/** A deployment replaces workers and scripts that an open page has not loaded yet. */
export const NOT_LOADED: Failure = {
  title: 'Part of this tool could not be loaded',
  reason:
    'It loads when you first use the tool, and needs a connection for that. You may be offline, or the site was updated after you opened this page. Reload the page once you are online. Your input is kept, and the tool will carry on from there.',
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
          <Button isPrimary onClick={() => void reload().then((isReloaded) => setRefused(!isReloaded))}>
            Reload page
          </Button>
        )
      }
    >
      <p>{isRefused ? 'Your browser could not save your input. Copy it, then reload the page.' : failure.reason}</p>
    </Notice>
  )
}
