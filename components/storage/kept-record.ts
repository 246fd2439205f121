import { MAX_ROWS } from '@/components/lookup-tool/run/lookup'
import type { Answered } from '@/components/queue/queue'
import { type Choice, readChoice } from '@/components/sheet/choice'
import { type HeldFile, readHeldFile } from './held-file'
import { isPlausibleTime } from './plausible-time'

/** The input of a run: domains, or a sheet and how it was read. */
type Given = readonly string[] | (HeldFile & Choice)

/** The record of a run, without its answers. */
export interface KeptGiven {
  given: Given
  /** The page's query when the run began. */
  search: string
}

export type Answers<Value> = ReadonlyMap<string, Answered<Value>>

/** A record of the browser's storage; undefined if it is none, as an older version or another program may leave it. */
export function readGiven(record: unknown): KeptGiven | undefined {
  const { given, search } = Object(record)
  if (typeof search !== 'string' || !/^(?:\?|$)/.test(search)) return undefined
  return isList(given) || isSheet(given) ? { given, search } : undefined
}

/** The answers of a record that fit. */
export function readAnswers<Value>(
  record: unknown,
  isValue: (value: unknown) => value is Value,
  nowMs: number,
): Answers<Value> {
  const answers = new Map<string, Answered<Value>>()
  for (const [domain, answer] of record instanceof Map ? record : []) {
    const { value, atMs } = Object(answer)
    if (typeof domain === 'string' && isPlausibleTime(atMs, nowMs) && isValue(value))
      answers.set(domain, { value, atMs })
  }
  return answers
}

function isList(given: unknown): given is string[] {
  return (
    Array.isArray(given) &&
    given.length > 0 &&
    given.length <= MAX_ROWS &&
    given.every((domain) => typeof domain === 'string')
  )
}

function isSheet(given: unknown): given is Exclude<Given, readonly string[]> {
  return readHeldFile(given) !== undefined && readChoice(given)?.column !== undefined
}
