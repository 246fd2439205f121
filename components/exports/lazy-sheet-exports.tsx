import { type ComponentProps, lazy, Suspense } from 'react'
import type { SheetExports } from './sheet-exports'

type Props<Value> = ComponentProps<typeof SheetExports<Value>>

const Loaded = lazy(() =>
  import('./sheet-exports').then(
    (module) => ({ default: module.SheetExports<unknown> }),
    () => ({ default: NotLoaded }),
  ),
)

/** The exports of a sheet. Few bring one, so their script is not loaded before. */
export function LazySheetExports<Value>(props: Props<Value>) {
  return (
    <Suspense>
      {/* Whatever the values are, they are only passed on. */}
      <Loaded {...(props as unknown as Props<unknown>)} />
    </Suspense>
  )
}

function NotLoaded() {
  return (
    <p>The download could not be loaded. You may be offline, or the site was updated: reload the page to get it.</p>
  )
}
