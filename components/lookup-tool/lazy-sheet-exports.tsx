import type { ComponentProps } from 'react'
import { lazyPart } from '@/components/elements/lazy-part'
import { NotLoaded } from '@/components/exports/lazy-exports'
import type { SheetExports } from './sheet-exports'

const AnySheetExports = lazyPart<ComponentProps<typeof SheetExports<unknown>>>(
  () => import('./sheet-exports').then((module) => module.SheetExports<unknown>),
  NotLoaded,
)

/** The exports of a sheet. Few bring one. */
export function LazySheetExports<Value>(props: ComponentProps<typeof SheetExports<Value>>) {
  // Whatever the values are, they are only passed on.
  return <AnySheetExports {...(props as unknown as ComponentProps<typeof SheetExports<unknown>>)} />
}
