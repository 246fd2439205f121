import { englishDay } from '@/components/elements/english'
import { type GuidePath, guides } from '@/lib/site/guides'
import { findPage } from '@/lib/site/pages'
import styles from './guide-end.module.css'

/** The date of a guide's last change, and links to the other guides. */
export function GuideEnd({ path }: { path: GuidePath }) {
  const { lastModified } = findPage(path)
  return (
    <>
      <p className={styles.changed}>
        Last updated on <time dateTime={lastModified}>{englishDay(new Date(lastModified))}</time>.
      </p>
      <nav className={styles.others} aria-labelledby="other-guides" data-print="no">
        <h2 id="other-guides">Other guides</h2>
        <ul>
          {guides
            .filter((guide) => guide.path !== path)
            .map((guide) => (
              <li key={guide.path}>
                <a href={guide.path}>{guide.title}</a>
              </li>
            ))}
        </ul>
      </nav>
    </>
  )
}
