import type { Parts } from './parts'
import { readXml } from './xml'

/** A part that another names. */
export interface Relation {
  /** The last word of its type, such as `worksheet`: the rest differs between two versions of the format. */
  type: string
  path: string
}

/** The parts that a part names, by id; the archive's root without `path` (ECMA-376, part 2, 6.5). */
export function readRelations(parts: Parts, path = ''): ReadonlyMap<string, Relation> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const found = new Map<string, Relation>()
  const part = parts.read(`${folder}_rels/${path.slice(folder.length)}.rels`)
  if (!part) return found
  readXml(part, {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: resolve(folder, Target) })
    },
  })
  return found
}

function resolve(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}
