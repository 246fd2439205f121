import type { ComponentProps } from 'react'
import { Button } from '@/components/elements/button'
import { lazyPart } from '@/components/elements/lazy-part'
import type { Clock } from './clock'
import type { Estimate } from './estimate'
import { planRest, SHORT_MS } from './plan'

const LoadedClock = lazyPart<ComponentProps<typeof Clock>>(
  () => import('./clock').then((module) => module.Clock),
  () => <p>The clock could not be loaded. The lookup goes on by itself while this page is open.</p>,
)

/** Nothing while all goes through within a minute. */
export function LazyClock(props: ComponentProps<typeof Clock>) {
  const nowMs = Date.now()
  const isNeeded = props.runs.some(
    (run) => !run.state.isDone && (run.state.halt?.kind === 'limited' || planRest(run, nowMs) - nowMs >= SHORT_MS),
  )
  return isNeeded && <LoadedClock {...props} />
}

/** Most lists are started without it. */
export const LazyEstimate = lazyPart<ComponentProps<typeof Estimate>>(
  () => import('./estimate').then((module) => module.Estimate),
  NotEstimated,
)

function NotEstimated({ onStart }: ComponentProps<typeof Estimate>) {
  return (
    <>
      <p>The time that this list will take could not be worked out. You may be offline.</p>
      <p>
        <Button onClick={() => onStart()}>Look up all sites</Button>
      </p>
    </>
  )
}
