import type { Chooser } from '@/components/list-table/chosen-rows'
import { NO_FILTER } from '@/components/list-table/filter'

/** A list without a filter, a decision or a site that is never pitched. */
export const ALL_ROWS: Chooser = {
  filter: NO_FILTER,
  decisions: new Map(),
  never: new Map(),
  earlier: new Set(),
  numbers: new Map(),
}
