import { isSame } from '@/components/elements/is-same'
import type { WorkState } from '@/components/workers/work-status'
import type { Values } from './field'
import type { ListValue } from './list-field'
import type { FormState } from './state'

/** The cause of a reading: the visitor, who may only have changed how a list is read, a link, or a form that came back. */
export type Cause = 'visitor' | 'changed reading' | 'link' | 'restored'

/** The reading of a form's lists: not begun, going on, or how it ended. */
export type ListJob<V extends Values, Result> = {
  /** A different number for each reading. */
  run: number
  /** As the form had them at the last event. */
  lists: readonly ListValue[]
  /** The form's values of the last reading. */
  values: V
  cause: Cause
} & WorkState<Result>

export type ListEvent<V extends Values, Result> =
  | { type: 'form changed'; state: FormState<V>; lists: readonly ListValue[] }
  /** A list of this browser is read in another way, or is gone. */
  | { type: 'list changed'; id: string; values: V }
  | { type: 'asked'; values: V; lists: readonly ListValue[] }
  /** A typed text has become a list. It is not read again. */
  | { type: 'text saved'; values: V; lists: readonly ListValue[] }
  | { type: 'read'; run: number; outcome: WorkState<Result> }

export function startOfJob<V extends Values, Result>(values: V, lists: readonly ListValue[]): ListJob<V, Result> {
  return { kind: 'idle', run: 0, lists, values, cause: 'restored' }
}

/** The job after an event. These are the rules for when lists are read. */
export function reduceJob<V extends Values, Result>(
  job: ListJob<V, Result>,
  event: ListEvent<V, Result>,
): ListJob<V, Result> {
  const { lists } = 'lists' in event ? event : job
  const begin = (values: V, cause: Cause) => ({ kind: 'reading', run: job.run + 1, lists, values, cause }) as const
  switch (event.type) {
    case 'form changed': {
      if (isSame(lists, job.lists)) return job
      const cause = causeOf(job, event)
      return cause ? begin(event.state.values, cause) : { ...job, lists }
    }
    case 'list changed':
      return lists.some(({ list }) => list === event.id) ? begin(event.values, 'changed reading') : job
    case 'asked':
      return begin(event.values, 'visitor')
    case 'text saved':
      return { ...job, lists, values: event.values }
    case 'read':
      // An older reading may end after a newer one has begun.
      return event.run === job.run
        ? { run: job.run, lists, values: job.values, cause: job.cause, ...event.outcome }
        : job
  }
}

/** Why a change of the form begins a reading; undefined for a text, which waits for a click. */
function causeOf<V extends Values>(
  job: ListJob<V, unknown>,
  { state: { by, over }, lists }: { state: FormState<V>; lists: readonly ListValue[] },
): Cause | undefined {
  if (over?.of === 'link') return 'link'
  if (by === 'opened' || by === 'example') return 'visitor'
  if (by !== 'typed') return 'restored'
  const isFewer = lists.length < job.lists.length
  const added = isFewer ? [] : lists.filter((one, at) => !isSame(one, job.lists[at]))
  if (added.some(({ list, text }) => list === undefined && job.lists.some((old) => old.text === text && text !== '')))
    return 'changed reading'
  if (added.some(({ list }) => list !== undefined)) return 'visitor'
  const isGone = isFewer || job.lists.some(({ list }) => list !== undefined && !lists.some((one) => one.list === list))
  return isGone && job.kind !== 'idle' ? 'restored' : undefined
}
