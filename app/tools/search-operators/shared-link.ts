import { type EngineId, engines } from '@/app/tools/search-operators/queries/engines'
import { purposes } from '@/app/tools/search-operators/queries/purposes'
import { emptyInputs, type Inputs } from '@/app/tools/search-operators/queries/read-inputs'

/** A thousand domains to leave out fit. Reading a much longer link would block the page. */
export const MAX_FRAGMENT_CHARACTERS = 32_000

/** All that a set of queries is made from. */
export interface Choices {
  inputs: Inputs
  engineId: EngineId
  /** The ids of the purposes. */
  chosen: ReadonlySet<string>
}

/** The choices as an address's fragment, which a browser never sends; undefined if they are too long for a link. */
export function fragmentOf({ inputs, engineId, chosen }: Choices): string | undefined {
  const filled = Object.entries(inputs).filter(([, value]) => value.trim() !== '')
  // Encoding makes no text shorter.
  if (filled.reduce((sum, [, { length }]) => sum + length, 0) > MAX_FRAGMENT_CHARACTERS) return undefined
  const fragment = `#${new URLSearchParams([...filled, ['engine', engineId], ['for', [...chosen].join(' ')]])}`
  return fragment.length > MAX_FRAGMENT_CHARACTERS ? undefined : fragment
}

/** The choices of a fragment; undefined if it holds none or is too long. Unknown names and values are left out. */
export function choicesOf(fragment: string): Choices | undefined {
  if (fragment.length > MAX_FRAGMENT_CHARACTERS) return undefined
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const inputs = { ...emptyInputs }
  for (const name of Object.keys(emptyInputs) as (keyof Inputs)[]) inputs[name] = given.get(name) ?? ''
  const engine = engines.find(({ id }) => id === given.get('engine'))
  const wanted = new Set(given.get('for')?.split(' '))
  if (!engine) return undefined
  return { inputs, engineId: engine.id, chosen: new Set(purposes.map(({ id }) => id).filter((id) => wanted.has(id))) }
}
