import type { Heading } from './headings'
import type { NextStep } from './next-steps'
import styles from './side-navigation.module.css'

export interface Entry extends Heading {
  parts?: readonly Heading[]
}

/** Links to the parts of a long page, beside it; `follow-reader.ts` marks the part that is being read. Then the next step. Goes before `main`. */
export function SideNavigation({ entries, next }: { entries: readonly Entry[]; next?: NextStep }) {
  return (
    <nav className={styles.navigation} aria-labelledby="on-this-page" data-markdown-ignore data-print="no">
      <p className={styles.title} id="on-this-page">
        On this page
      </p>
      <ul className={styles.list} data-follow>
        {entries.map(({ parts = [], ...entry }) => (
          <li key={entry.id}>
            <PartLink {...entry} />
            {parts.length > 0 && (
              <ul>
                {parts.map((part) => (
                  <li key={part.id}>
                    <PartLink {...part} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {next && (
        <p className={styles.next}>
          <span className={styles.title}>Next</span>{' '}
          <a className={styles.way} href={next.href}>
            {next.title}
          </a>
        </p>
      )}
    </nav>
  )
}

function PartLink({ id, title }: Heading) {
  return (
    <a href={`#${id}`} suppressHydrationWarning>
      {title}
    </a>
  )
}
