import { FollowReader } from './follow-reader'
import type { Heading } from './headings'
import styles from './side-navigation.module.css'

export interface Entry extends Heading {
  parts?: readonly Heading[]
}

/** Links to the parts of a long page, beside it; the part being read is marked. Goes before `main`. */
export function SideNavigation({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav className={styles.navigation} aria-labelledby="on-this-page" data-markdown-ignore data-print="no">
      <p className={styles.title} id="on-this-page">
        On this page
      </p>
      <ul className={styles.list}>
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
      <FollowReader />
    </nav>
  )
}

function PartLink({ id, title }: Heading) {
  return <a href={`#${id}`}>{title}</a>
}
