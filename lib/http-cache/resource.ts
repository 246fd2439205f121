import { createSlot, type Slot } from './slot'

/** What Next can be asked for, and the place where its answer is kept. */
export interface Resource {
  kind: 'page' | 'file' | 'api'
  /** With its query. */
  path: string
  /** Without. */
  route: string
  accept: string
  slot: Slot
}

export function createResource(kind: Resource['kind'], path: string, accept = '*/*'): Resource {
  return { kind, path, route: path.split('?', 1)[0] as string, accept, slot: createSlot() }
}
