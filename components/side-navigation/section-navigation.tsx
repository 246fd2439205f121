import { PageLinks } from '@/components/frame/page-links'
import { type Page, pagesOf, sectionTitles } from '@/lib/site/pages'
import styles from './side-navigation.module.css'

/** Links to the pages of the page's section, on a wide screen; elsewhere the footer has them. Goes before `main`. */
export function SectionNavigation({ page }: { page: Page }) {
  return (
    <nav
      className={`${styles.navigation} ${styles.section}`}
      aria-labelledby="in-this-section"
      data-markdown-ignore
      data-print="no"
    >
      <p className={styles.title} id="in-this-section">
        {sectionTitles[page.section]}
      </p>
      <ul className={styles.list}>
        <PageLinks pages={pagesOf(page.section)} current={page.path} />
      </ul>
    </nav>
  )
}
