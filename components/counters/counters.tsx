import { SampleNotice } from '@/components/frame/sample-notice'
import styles from './counters.module.css'

/**
 * The two public counters. A dash stands for a figure until the page's script has it, or shows the sentence for a
 * failure.
 */
export function Counters() {
  return (
    <div data-counters>
      {/* A label without its figure says nothing, to readers of markdown and of screens. */}
      <ul className={styles.counters} aria-hidden="true" suppressHydrationWarning>
        <Counter name="blogsResearched" label="blogs researched" />
        <Counter name="editorsPitched" label="editors pitched" />
      </ul>
      <div className={styles.status} role="status">
        <p data-outcome="failed" hidden suppressHydrationWarning>
          These figures could not be loaded. Reload the page in a few minutes.
        </p>
        <p data-outcome="no-database" hidden suppressHydrationWarning>
          There are no counters here, because this site isn’t connected to a database.
        </p>
        <div data-outcome="sample" hidden suppressHydrationWarning>
          <SampleNotice>These two figures come from sample data, not from the product.</SampleNotice>
        </div>
      </div>
    </div>
  )
}

function Counter({ name, label }: { name: string; label: string }) {
  return (
    <li>
      <strong
        className={styles.figure}
        data-counter={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves the script's figure alone
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />{' '}
      {label}
    </li>
  )
}
