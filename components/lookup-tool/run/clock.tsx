import { useEffect, useState } from 'react'
import { Button } from '@/components/elements/button'
import { Notice } from '@/components/result/notice'
import { planRest, type Run, SHORT_MS } from './plan'
import { dayTime } from './plan-text'
import styles from './queue-panel.module.css'

/** When the next values come and when all are there: one clock for all that a page looks up. At least one run is open. */
export function Clock({
  runs,
  isKept = false,
}: {
  runs: readonly Run[]
  /** Whether the list outlives the page. */
  isKept?: boolean
}) {
  const nowMs = Date.now()
  const open = runs.filter(({ state }) => !state.isDone)
  const limited = open.flatMap(({ state: { halt }, queue }) => (halt?.kind === 'limited' ? [{ halt, queue }] : []))
  const endsMs = Math.max(...open.map((run) => planRest(run, nowMs)))
  const isPaused = open.some(({ state }) => state.halt && state.halt.kind !== 'limited')
  const end = `about ${dayTime(endsMs, nowMs)}`
  if (limited.length === 0) {
    if (endsMs - nowMs < SHORT_MS) return null
    return (
      <p>{isPaused ? `If you resume now, you’ll have all values by ${end}.` : `You’ll have all values by ${end}.`}</p>
    )
  }
  const untilMs = Math.min(...limited.map(({ halt }) => halt.untilMs))
  function pause() {
    for (const { queue } of limited) queue.pause()
  }
  return (
    <Notice kind="wait" title="Limit reached" actions={<Button onClick={pause}>Pause</Button>}>
      <p>{[...new Set(limited.map(({ halt }) => withoutWait(halt.message)))].join(' ')}</p>
      <p className={styles.countdown}>
        The next values come in <Countdown untilMs={untilMs} />, and you’ll have them all by {end}.
      </p>
      <p>
        {isKept
          ? 'If you keep this page open, the lookup resumes by itself. Otherwise it resumes when you come back.'
          : 'Keep this page open.'}
      </p>
    </Notice>
  )
}

/** Minutes and seconds until a moment. The role `timer` is not announced each second. */
function Countdown({ untilMs }: { untilMs: number }) {
  const [nowMs, setNowMs] = useState(() => Date.now())

  useEffect(() => {
    const id = setInterval(() => setNowMs(Date.now()), 1_000)
    return () => clearInterval(id)
  }, [])

  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / 1_000))
  const padded = String(seconds % 60).padStart(2, '0')
  return (
    <time role="timer" dateTime={`PT${seconds}S`}>
      {Math.floor(seconds / 60)}:{padded}
    </time>
  )
}

/** The message was true when it came; the clock is the one that goes on. */
function withoutWait(message: string): string {
  return message.replace(/; try again in [^.]+\.$/, '.')
}
