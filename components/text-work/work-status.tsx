import { FailureNotice } from '@/components/result/failure-notice'
import tool from './text-tool.module.css'
import type { WorkState } from './use-worker-run'

/** The state of the work on a text: in words, as a moving bar, and as a notice if it failed. */
export function WorkStatus<Result>({
  state,
  doneText,
  reload,
}: {
  state: WorkState<Result> | undefined
  doneText: (result: Result) => string
  /** Reloads the page. False where what is filled in would be lost. */
  reload: () => Promise<boolean>
}) {
  return (
    <>
      <p className={tool.said} role="status">
        {state?.kind === 'working' && 'Reading…'}
        {state?.kind === 'done' && doneText(state.result)}
      </p>
      {state?.kind === 'working' && <progress className={tool.progress} aria-label="Reading progress" />}
      {state?.kind === 'failed' && <FailureNotice failure={state} reload={reload} />}
    </>
  )
}
