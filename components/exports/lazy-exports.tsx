import { Button } from '@/components/elements/button'
import { lazyPart } from '@/components/elements/lazy-part'
import styles from './exports.module.css'

/** The exports of a list. A page that has shown no result yet does without their script. */
export const LazyExports = lazyPart(() => import('./exports').then((module) => module.Exports), undefined, <Waiting />)

/** As large as the buttons, so that what is below them does not move. */
function Waiting() {
  return (
    <div className={`${styles.exports} ${styles.waiting}`}>
      <Button>Download CSV</Button>
      <Button>Copy link</Button>
    </div>
  )
}
