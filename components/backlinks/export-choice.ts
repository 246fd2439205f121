import type { ChosenColumns } from '@/components/sheet/reading/choice'
import type { SheetView } from '@/components/sheet/reading/sheet'
import { InvalidInput } from '@/lib/errors'

/** How an export was read, for people to see and to correct. */
export interface ExportView extends Omit<SheetView, 'column'> {
  taken: ChosenColumns
}

/** An export without the column that a tool needs; people can choose one. */
export class NoColumn extends Error {
  constructor(
    message: string,
    readonly view: ExportView,
  ) {
    super(message)
  }
}

/** Why an export could not be read, and how it was, where a choice can help. Throws any other error. */
export function refusalOf(error: unknown): { reason: string; view?: ExportView } {
  if (error instanceof NoColumn) return { reason: error.message, view: error.view }
  if (error instanceof InvalidInput) return { reason: error.message }
  throw error
}
