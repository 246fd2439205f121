'use client'

import { type KeyboardEvent, type ReactNode, useId, useSyncExternalStore } from 'react'
import { CODES, type Code, chooseCode, chosenCode, onCodeChosen } from './code-choice'
import styles from './code-tabs.module.css'
import { CopyCode } from './copy-code'

export interface CodePanel {
  code: Code
  label: string
  block: ReactNode
}

/**
 * One example in several languages, as tabs. All tabs of a page change together. Without JavaScript, in print and in
 * the markdown, all panels are shown.
 */
export function CodeTabs({ label, panels }: { label: string; panels: CodePanel[] }) {
  const id = useId()
  const chosen = useSyncExternalStore(onCodeChosen, chosenCode, () => CODES[0])

  function move(event: KeyboardEvent) {
    const at = panels.findIndex(({ code }) => code === chosen)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : panels.at(to % panels.length)
    if (!next) return
    event.preventDefault()
    chooseCode(next.code)
    document.getElementById(`${id}${next.code}`)?.focus()
  }

  return (
    <div className={styles.tabs} data-copied>
      <div className={styles.bar} data-print="no">
        <div className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
          {panels.map(({ code, label }) => (
            <button
              type="button"
              role="tab"
              key={code}
              id={`${id}${code}`}
              className={styles.tab}
              data-code={code}
              aria-controls={`${id}${code}panel`}
              aria-selected={code === chosen}
              tabIndex={code === chosen ? 0 : -1}
              onClick={() => chooseCode(code)}
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
