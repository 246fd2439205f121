import { delMany, getMany, set, setMany } from 'idb-keyval'
import type { Answered } from '@/components/queue/queue'

/** What a run looks up: domains, or a sheet with the column of its addresses. */
export type Given = readonly string[] | { file: Blob; name: string; column: number }

export interface KeptRun<Value> {
  given: Given
  /** The page's query when the run began. */
  search: string
  answers: ReadonlyMap<string, Answered<Value>>
}

const keysOf = (tool: string) => [`${tool} given`, `${tool} answers`] as const

/** Keeps a run in this browser. False where the browser keeps nothing, as in some private windows. */
export async function keepRun<Value>(tool: string, { given, search, answers }: KeptRun<Value>): Promise<boolean> {
  const [givenKey, answersKey] = keysOf(tool)
  return setMany([
    [givenKey, { given, search }],
    [answersKey, answers],
  ]).then(
    () => true,
    () => false,
  )
}

export async function keepAnswers<Value>(tool: string, answers: KeptRun<Value>['answers']): Promise<void> {
  await set(keysOf(tool)[1], answers).catch(() => {})
}

export async function findRun<Value>(tool: string): Promise<KeptRun<Value> | undefined> {
  const [given, answers] = await getMany([...keysOf(tool)]).catch(() => [])
  return given && answers ? { ...given, answers } : undefined
}

export async function forgetRun(tool: string): Promise<void> {
  await delMany([...keysOf(tool)]).catch(() => {})
  held.delete(tool)
  release.get(tool)?.()
}

const held = new Map<string, Promise<boolean>>()
const release = new Map<string, () => void>()

/** True in one tab at a time, until it closes or forgets the run: two would ask for everything twice. */
export async function isOnlyTab(tool: string): Promise<boolean> {
  // Without https, browsers have no locks.
  if (!navigator.locks) return true
  const isHeld = held.get(tool) ?? hold(tool)
  held.set(tool, isHeld)
  if (!(await isHeld)) held.delete(tool)
  return isHeld
}

function hold(tool: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`${tool} run`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise<void>((end) => release.set(tool, end)) : undefined
    })
  })
}
