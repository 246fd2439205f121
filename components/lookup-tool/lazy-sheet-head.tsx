import { type ComponentProps, lazy, Suspense } from 'react'
import type { SheetHead } from '@/components/sheet/sheet-head'

type Props = ComponentProps<typeof SheetHead>

const Loaded = lazy(() =>
  import('@/components/sheet/sheet-head').then(
    (module) => ({ default: module.SheetHead }),
    () => ({ default: NotLoaded }),
  ),
)

/** The head of a sheet. Few bring one, so its script is not loaded before. */
export function LazySheetHead(props: Props) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

function NotLoaded({ name, children }: Props) {
  return (
    <div>
      <h2>{name}</h2>
      <p>
        The columns could not be loaded. You may be offline, or the site was updated after you opened this page. Reload
        it to see them.
      </p>
      {children}
    </div>
  )
}
