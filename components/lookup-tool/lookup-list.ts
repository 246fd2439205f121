import type { Reading } from '@/components/list-reading/reading'
import type { Sheet } from '@/components/sheet/reading/sheet'
import type { OpenedList } from '@/components/tool-form/opened-list'

/** The list or sheet that was read, and the file that it came from. */
export type LookupList = Reading & OpenedList

export type LookupSheet = Extract<LookupList, { sheet: Sheet }>
