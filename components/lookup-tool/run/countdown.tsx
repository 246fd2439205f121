import { useEffect, useState } from 'react'

/** Minutes and seconds until a moment. The role `timer` is not announced each second. */
export function Countdown({ untilMs }: { untilMs: number }) {
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
