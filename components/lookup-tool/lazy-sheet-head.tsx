import { lazyPart } from '@/components/elements/lazy-part'

/** The head of a sheet. Few bring one. */
export const LazySheetHead = lazyPart(
  () => import('./sheet-head').then((module) => module.SheetHead),
  ({ found, children }) => (
    <div>
      <h2>{found.name}</h2>
      <p>The columns could not be loaded. Reload the page, then try again.</p>
      {children}
    </div>
  ),
)
