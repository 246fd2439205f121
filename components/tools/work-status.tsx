import { Notice } from './notice'
import tool from './text-tool.module.css'
import type { Standing } from './use-text-work'

/** How the work on a text stands: in words, as a bar while it lasts, and what to do where it failed. */
export function WorkStatus({
  standing,
  words,
  progressLabel,
}: {
  standing: Standing<unknown> | undefined
  words: string
  progressLabel: string
}) {
  return (
    <>
      <p className={tool.said} role="status">
        {words}
      </p>
      {standing?.is === 'working' && (
        <progress className={tool.progress} aria-label={progressLabel} max={1} value={standing.share} />
      )}
      {standing?.is === 'failed' && (
        <Notice kind="error" title={standing.title}>
          <p>{standing.reason}</p>
        </Notice>
      )}
    </>
  )
}
