import { platformOf } from '@/lib/domain/hosting-platforms'
import styles from './platform-value.module.css'

/** Says of a name such as `lenny.substack.com` that the value beside it is its platform's. */
export function PlatformValue({ name }: { name: string }) {
  return platformOf(name) && <small className={styles.platform}>for the hosting platform</small>
}
