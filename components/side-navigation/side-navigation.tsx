import { SiteLink } from '@/components/frame/site-link'
import { FollowReader } from './follow-reader'
import type { Heading } from './headings'
import type { NextStep } from './next-steps'
import styles from './side-navigation.module.css'

export interface Entry extends Heading {
  parts?: readonly Heading[]
}

/** Links to the parts of a long page, beside it; the part being read is marked. Then the next step. Goes before `main`. */
export function SideNavigation({ entries, next }: { entries: readonly Entry[]; next?: NextStep }) {
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
      {next && (
        <p className={styles.next}>
          <span className={styles.title}>Next</span>{' '}
          <SiteLink className={styles.way} href={next.href}>
            {next.title}
          </SiteLink>
        </p>
      )}
    </nav>
  )
}

function PartLink({ id, title }: Heading) {
  return <a href={`#${id}`}>{title}</a>
}
