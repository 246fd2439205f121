import hidden from '@/components/elements/unseen.module.css'
import { FailureNotice } from '@/components/result/failure-notice'
import type { Failure } from '@/components/result/notice'
import tool from './text-tool.module.css'

export type WorkState<Result> =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | { kind: 'done'; result: Result }
  | { kind: 'failed'; failure: Failure }

/** The state of the work on a text: in words, as a moving bar, and as a notice if it failed. */
export function WorkStatus<Result>({
  state,
  doneText,
  reload,
}: {
  state: WorkState<Result>
  doneText: (result: Result) => string
  /** Reloads the page. False where what is filled in would be lost. */
  reload: () => Promise<boolean>
}) {
  return (
    <>
      <p className={state.kind === 'done' ? hidden.unseen : tool.said} role="status">
        {state.kind === 'reading' && 'Reading…'}
        {state.kind === 'done' && doneText(state.result)}
      </p>
      {state.kind === 'reading' && <progress className={tool.progress} aria-label="Reading progress" />}
      {state.kind === 'failed' && <FailureNotice failure={state.failure} reload={reload} />}
    </>
  )
}
