import { type ReactNode, useId } from 'react'
import { CODES, type Code } from './code-choice'
import styles from './code-tabs.module.css'
import { CopyCode } from './copy-code'

/**
 * One example in several languages, as tabs, which `follow-tabs.ts` changes. Without JavaScript, in print and in the
 * markdown, all panels are shown.
 */
export function CodeTabs({
  label,
  panels,
}: {
  label: string
  panels: readonly { code: Code; label: string; block: ReactNode }[]
}) {
  const id = useId()
  return (
    <div className={styles.tabs} data-copied>
      <div className={styles.bar} data-print="no">
        <div className={styles.list} role="tablist" aria-label={label}>
          {panels.map(({ code, label }) => (
            <button
              type="button"
              role="tab"
              key={code}
              id={`${id}${code}`}
              className={styles.tab}
              data-code={code}
              aria-controls={`${id}${code}panel`}
              aria-selected={code === CODES[0]}
              tabIndex={code === CODES[0] ? 0 : -1}
              suppressHydrationWarning
            >
              {label}
            </button>
          ))}
        </div>
        <CopyCode />
      </div>
      {panels.map(({ code, block }) => (
        <div
          role="tabpanel"
          key={code}
          id={`${id}${code}panel`}
          className={styles.panel}
          data-code={code}
          aria-labelledby={`${id}${code}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern leads from a tab to a panel without controls
          tabIndex={0}
        >
          {block}
        </div>
      ))}
    </div>
  )
}
