import type { ListView } from '@/components/sheet/reading/choice'
import { InvalidInput } from '@/lib/errors'

/** An export without the column that a tool needs; people can choose one. */
export class NoColumn extends Error {
  constructor(
    message: string,
    readonly view: ListView,
  ) {
    super(message)
  }
}

/** Why an export could not be read, and how it was, where a choice can help. Throws any other error. */
export function refusalOf(error: unknown): { reason: string; view?: ListView } {
  if (error instanceof NoColumn) return { reason: error.message, view: error.view }
  if (error instanceof InvalidInput) return { reason: error.message }
  throw error
}
