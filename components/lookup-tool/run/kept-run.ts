import { delMany, getMany, set, setMany } from 'idb-keyval'
import { inStorage } from '@/components/storage/browser-storage'
import { type Answers, type KeptGiven, readAnswers, readGiven } from '@/components/storage/kept-record'
import { isOnlyTab, leaveTab } from '@/components/storage/only-tab'

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
  if (given) return { ...given, answers: readAnswers(answers, isValue, Date.now()) }
  if (record !== undefined) await drop(tool)
  return undefined
}

export async function forgetRun(tool: string): Promise<void> {
  await drop(tool)
  leaveTab(lockOf(tool))
}

/** True in one tab at a time: two would ask for everything twice. */
export function isOnlyRun(tool: string): Promise<boolean> {
  return isOnlyTab(lockOf(tool))
}

function lockOf(tool: string): string {
  return `${tool} run`
}

function drop(tool: string): Promise<void> {
  return inStorage(() => delMany([...keysOf(tool)]), undefined)
}
