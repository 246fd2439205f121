import { engines } from '@/app/tools/search-operators/queries/engines'
import { purposes } from '@/app/tools/search-operators/queries/purposes'
import { emptyInputs, type Inputs } from '@/app/tools/search-operators/queries/read-inputs'
import { hasMembersOf } from '@/components/storage/hand-over'
import type { Choices } from './shared-link'

/** Choices as IndexedDB takes them. */
export function fieldsOf({ inputs, engineId, chosen }: Choices): unknown {
  return { inputs, engineId, chosen: [...chosen] }
}

/** Choices that are kept, which a page of an older build may have left. */
export function readChoices(record: unknown): Choices | undefined {
  const { inputs, engineId, chosen } = Object(record)
  const engine = engines.find(({ id }) => id === engineId)
  if (!engine || !Array.isArray(chosen) || !hasMembersOf<Inputs>(inputs, emptyInputs)) return undefined
  return {
    inputs: { ...inputs },
    engineId: engine.id,
    chosen: new Set(purposes.map(({ id }) => id).filter((id) => chosen.includes(id))),
  }
}
