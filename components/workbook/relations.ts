import type { Parts } from './parts'
import { readXml } from './xml'

/** The parts that a part names, by id; the archive's root without `path` (ECMA-376, part 2, 6.5). */
export function readRelations(parts: Parts, path = '') {
  const folder = folderOf(path)
  const inside = relationsOf(parts, path).filter(({ isExternal }) => !isExternal)
  return new Map(inside.map(({ id, type, target }) => [id, { type, path: resolve(folder, target) }]))
}

/** The URLs that a part names, by id. */
export function readLinks(parts: Parts, path: string): ReadonlyMap<string, string> {
  const links = relationsOf(parts, path).filter(({ isExternal }) => isExternal)
  return new Map(links.map(({ id, target }) => [id, target]))
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function relationsOf(parts: Parts, path: string) {
  const folder = folderOf(path)
  const found: { id: string; type: string; target: string; isExternal: boolean }[] = []
  const part = parts.read(`${folder}_rels/${path.slice(folder.length)}.rels`)
  if (!part) return found
  readXml(part, {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship') return
      // The last word, such as `worksheet`: the rest differs between two versions of the format.
      const type = Type.slice(Type.lastIndexOf('/') + 1)
      found.push({ id: Id, type, target: Target, isExternal: TargetMode === 'External' })
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
