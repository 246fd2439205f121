import styles from './bar.module.css'

/** A share from 0 to 1 as a bar, beside the figure that says it. */
export function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.value} width={share * 100} height="10" />
    </svg>
  )
}
