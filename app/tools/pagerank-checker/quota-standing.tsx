import { Countdown } from '@/components/tools/countdown'
import styles from './quota-standing.module.css'

/** What the latest answer said about the requests that are left to this address. */
export function QuotaStanding({ remaining, resetAtMs }: { remaining: number; resetAtMs: number }) {
  return (
    <p className={styles.standing}>
      <strong>
        {remaining} {remaining === 1 ? 'request' : 'requests'} left
      </strong>{' '}
      in this hour, ten domains each. The next one comes back in <Countdown untilMs={resetAtMs} />.
    </p>
  )
}
