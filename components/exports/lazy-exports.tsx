import type { ComponentProps } from 'react'
import { lazyPart } from '@/components/elements/lazy-part'
import type { Exports } from './exports'
import type { SheetExports } from './sheet-exports'

/** The exports of a list. A page that has shown no result yet does without their script. */
export const LazyExports = lazyPart<ComponentProps<typeof Exports>>(
  () => import('./exports').then((module) => module.Exports),
  NotLoaded,
)

const AnySheetExports = lazyPart<ComponentProps<typeof SheetExports<unknown>>>(
  () => import('./sheet-exports').then((module) => module.SheetExports<unknown>),
  NotLoaded,
)

/** The exports of a sheet. Few bring one. */
export function LazySheetExports<Value>(props: ComponentProps<typeof SheetExports<Value>>) {
  // Whatever the values are, they are only passed on.
  return <AnySheetExports {...(props as unknown as ComponentProps<typeof SheetExports<unknown>>)} />
}

function NotLoaded() {
  return (
    <p>The download could not be loaded. You may be offline, or the site was updated: reload the page to get it.</p>
  )
}
