import { LRUCache } from 'lru-cache'
import { createResource, type Resource } from './resource'

/** Drops what was asked for longest ago until the rest of `resources` holds at most `maxBytes`. */
export function keepWithin(maxBytes: number, resources: readonly Resource[]): void {
  let bytes = resources.reduce((sum, { slot }) => sum + bytesOf(slot), 0)
  if (bytes <= maxBytes) return
  for (const { slot } of resources.toSorted((a, b) => a.slot.usedAt - b.slot.usedAt)) {
    bytes -= bytesOf(slot)
    slot.entry = undefined
    if (bytes <= maxBytes) return
  }
}

/** Resources of which there are as many as clients think of: the ones under way, and the last that fit in `maxBytes`. */
export interface BoundedResources {
  /** The resource of this path, made where there is none. */
  get(path: string): Resource
  /** Has to be called whenever what `resource` holds has changed. */
  settle(resource: Resource): void
}

export function createBoundedResources(maxBytes: number): BoundedResources {
  const stored = new LRUCache<string, Resource>({ maxSize: maxBytes })
  const underWay = new Map<string, Resource>()
  return {
    get(path) {
      const known = stored.get(path) ?? underWay.get(path)
      if (known) return known
      const resource = createResource('api', path)
      underWay.set(path, resource)
      return resource
    },
    settle(resource) {
      underWay.delete(resource.path)
      const size = bytesOf(resource.slot)
      if (size > 0) stored.set(resource.path, resource, { size })
      else stored.delete(resource.path)
    },
  }
}

function bytesOf({ entry }: Resource['slot']): number {
  return entry?.representation.bytes ?? 0
}
