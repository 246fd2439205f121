import { pagesOf, sections, sectionTitles } from '@/lib/site/pages'
import styles from './footer.module.css'
import { PageLinks } from './page-links'

const FILES = ['llms.txt', 'agent-instructions.md', 'openapi.json', 'sitemap-index.xml']

/** Links to all pages by section, and to the files for agents. */
export function Footer({ siteName }: { siteName: string }) {
  return (
    <footer className={styles.footer} data-tone="night" data-print="no">
      <nav className={styles.sections} aria-label="All pages">
        {sections.map((section) => (
          <div key={section}>
            <p className={styles.title}>{sectionTitles[section]}</p>
            <ul className={styles.links}>
              <PageLinks pages={pagesOf(section)} />
            </ul>
          </div>
        ))}
        <div>
          <p className={styles.title}>For machines</p>
          <ul className={styles.links}>
            {FILES.map((name) => (
              <li key={name}>
                <a href={`/${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <p className={styles.end}>
        {siteName}. No cookies, no accounts, no trackers. AI agents: start at <a href="/llms.txt">/llms.txt</a>. Add{' '}
        <code>.md</code> to any page&rsquo;s URL to read it as markdown.
      </p>
    </footer>
  )
}
