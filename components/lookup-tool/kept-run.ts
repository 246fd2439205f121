import { delMany, getMany, set, setMany } from 'idb-keyval'
import { inStorage } from '@/components/storage/browser-storage'
import { createGuard } from '@/components/storage/guard'
import { type Answers, type KeptGiven, readAnswers, readGiven } from '@/components/storage/kept-record'
import { browserTimer } from './browser-timer'

export interface KeptRun<Value> extends KeptGiven {
  answers: Answers<Value>
}

const keysOf = (tool: string) => [`${tool} given`, `${tool} answers`] as const

/** Keeps a run in this browser. False where the browser keeps nothing, as in some private windows. */
export function keepRun<Value>(tool: string, { given, search, answers }: KeptRun<Value>): Promise<boolean> {
  const [givenKey, answersKey] = keysOf(tool)
  const records: [string, unknown][] = [
    [givenKey, { given, search }],
    [answersKey, answers],
  ]
  return inStorage(() => setMany(records).then(() => true), false)
}

export function keepAnswers<Value>(tool: string, answers: Answers<Value>): Promise<void> {
  return inStorage(() => set(keysOf(tool)[1], answers), undefined)
}

/** The run that is kept. A record that does not fit is dropped. */
export async function findRun<Value>(
  tool: string,
  isValue: (value: unknown) => value is Value,
): Promise<KeptRun<Value> | undefined> {
  const [record, answers] = await inStorage(() => getMany<unknown>([...keysOf(tool)]), [])
  const given = readGiven(record)
  if (given) return { ...given, answers: readAnswers(answers, isValue) }
  if (record !== undefined) await drop(tool)
  return undefined
}

export async function forgetRun(tool: string): Promise<void> {
  await drop(tool)
  held.delete(tool)
  release.get(tool)?.()
}

function drop(tool: string): Promise<void> {
  return inStorage(() => delMany([...keysOf(tool)]), undefined)
}

const held = new Map<string, Promise<boolean>>()
const release = new Map<string, () => void>()
/** Where site data are blocked, browsers refuse locks as well. */
const inLocks = createGuard(browserTimer)

/** True in one tab at a time, until it closes or forgets the run: two would ask for everything twice. */
export async function isOnlyTab(tool: string): Promise<boolean> {
  const isHeld = held.get(tool) ?? inLocks(() => hold(tool), true)
  held.set(tool, isHeld)
  if (!(await isHeld)) held.delete(tool)
  return isHeld
}

function hold(tool: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // Without https, browsers have no locks.
    navigator.locks
      .request(`${tool} run`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise<void>((end) => release.set(tool, end)) : undefined
      })
      .catch(reject)
  })
}
