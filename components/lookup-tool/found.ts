import type { Reading } from '@/components/list/reading'
import type { Sheet } from '@/components/sheet/reading/sheet'
import type { Given } from '@/components/tool/given-list'

/** The list or sheet that was read, and the file that it came from. */
export type Found = Reading & Given

export type FoundSheet = Extract<Found, { sheet: Sheet }>
