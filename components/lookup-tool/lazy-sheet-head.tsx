import type { ComponentProps } from 'react'
import { lazyPart } from '@/components/elements/lazy-part'
import type { SheetHead } from './sheet-head'

type Props = ComponentProps<typeof SheetHead>

/** The head of a sheet. Few bring one. */
export const LazySheetHead = lazyPart<Props>(() => import('./sheet-head').then((module) => module.SheetHead), NotLoaded)

function NotLoaded({ found, children }: Props) {
  return (
    <div>
      <h2>{found.name}</h2>
      <p>The columns could not be loaded. Reload the page, then try again.</p>
      {children}
    </div>
  )
}
