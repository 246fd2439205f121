'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/elements/button'
import { englishNumber } from '@/components/elements/english'
import { lazyPart } from '@/components/elements/lazy-part'
import type { LeftOutNotice } from '@/components/never-pitch/left-out-notice'
import { FailureNotice } from '@/components/result/failure-notice'
import { Notice } from '@/components/result/notice'
import styles from '@/components/result/status.module.css'
import type { useDomains } from './use-domains'

// Few lists have such sites.
const LazyLeftOutNotice = lazyPart<ComponentProps<typeof LeftOutNotice>>(
  () => import('@/components/never-pitch/left-out-notice').then((module) => module.LeftOutNotice),
  () => <p>Sites of your never-pitch list were left out.</p>,
)

/** The faults of a form's list, and the rest of one that is too long. */
export function DomainStatus({
  domains: { problem, rest, leftOut, isReading, needsClick, loadRest, keepNeverPitch },
  max,
  reload,
}: {
  domains: ReturnType<typeof useDomains>
  max: number
  /** Reloads the page. False where that would lose something. */
  reload: () => Promise<boolean>
}) {
  const total = rest.length + max
  return (
    <>
      <p className={styles.status} role="status">
        {isReading && 'Reading…'}
      </p>
      {problem && <FailureNotice failure={problem} reload={reload} />}
      {needsClick && (
        <Notice kind="wait" title="This link contains a list">
          <p>It is in the field above. Check it, then start the lookup.</p>
        </Notice>
      )}
      {leftOut && <LazyLeftOutNotice leftOut={leftOut} onKeep={keepNeverPitch} />}
      {rest.length > 0 && (
        <Notice
          kind="wait"
          title={`${englishNumber(rest.length)} of ${englishNumber(total)} domains ${rest.length === 1 ? 'was' : 'were'} left out`}
          actions={
            <Button variant="quiet" onClick={loadRest}>
              Load the {rest.length === 1 ? 'last one' : `other ${englishNumber(rest.length)}`}
            </Button>
          }
        >
          <p>
            The limit is {englishNumber(max)} at a time. The first {englishNumber(max)} on your list are in the result.
          </p>
        </Notice>
      )}
    </>
  )
}
