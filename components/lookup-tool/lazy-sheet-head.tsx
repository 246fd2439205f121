import { lazyPart } from '@/components/elements/lazy-part'

/** The head of a sheet. Few bring one. */
export const LazySheetHead = lazyPart(() => import('./sheet-head').then((module) => module.SheetHead))
