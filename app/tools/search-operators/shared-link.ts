import { type EngineId, engines } from './engines'
import { purposes } from './purposes'
import { emptyInputs, type Inputs } from './read-inputs'

/** All that a set of queries is made from. */
export interface Choices {
  inputs: Inputs
  engineId: EngineId
  /** The ids of the purposes. */
  chosen: ReadonlySet<string>
}

/** The choices as an address's fragment, which a browser never sends. */
export function fragmentOf({ inputs, engineId, chosen }: Choices): string {
  const filled = Object.entries(inputs).filter(([, value]) => value.trim() !== '')
  return `#${new URLSearchParams([...filled, ['engine', engineId], ['for', [...chosen].join(' ')]])}`
}

/** The choices of a fragment; undefined if it holds none. Unknown names and values are left out. */
export function choicesOf(fragment: string): Choices | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const inputs = { ...emptyInputs }
  for (const name of Object.keys(emptyInputs) as (keyof Inputs)[]) inputs[name] = given.get(name) ?? ''
  const engine = engines.find(({ id }) => id === given.get('engine'))
  const wanted = new Set(given.get('for')?.split(' '))
  if (!engine) return undefined
  return { inputs, engineId: engine.id, chosen: new Set(purposes.map(({ id }) => id).filter((id) => wanted.has(id))) }
}
