import type { ComponentProps } from 'react'
import { Button } from '@/components/elements/button'
import { lazyPart } from '@/components/elements/lazy-part'

/** Lists up to this length are done in a minute, unless a limit is reached. */
const SHORT = 10

const LoadedClock = lazyPart(() => import('./clock').then((module) => module.Clock))

/** Nothing while all goes through within a minute. */
export function LazyClock(props: ComponentProps<typeof LoadedClock>) {
  const isNeeded = props.runs.some(
    ({ state: { entries, halt, isDone } }) => !isDone && (entries.length > SHORT || halt?.kind === 'limited'),
  )
  return isNeeded && <LoadedClock {...props} />
}

/** Most lists are started without it. */
export const LazyStartNotice = lazyPart(
  () => import('./start-notice').then((module) => module.StartNotice),
  ({ onStart }) => (
    <Button isPrimary onClick={onStart}>
      Look up all sites
    </Button>
  ),
)
