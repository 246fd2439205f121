import { pagesOf, type Section, sectionTitles } from '@/lib/site/pages'
import styles from './footer.module.css'
import { SiteLink } from './site-link'

const sections = Object.keys(sectionTitles) as Section[]

/** Every section of the page list, and the files for agents. */
export function Footer({ siteName }: { siteName: string }) {
  return (
    <footer className={styles.footer} data-tone="night" data-print="no">
      <nav className={styles.sections} aria-label="All pages">
        {sections
          .map((section) => ({ section, listed: pagesOf(section) }))
          .filter(({ listed }) => listed.length > 0)
          .map(({ section, listed }) => (
            <div key={section}>
              <p className={styles.title}>{sectionTitles[section]}</p>
              <ul className={styles.links}>
                {listed.map(({ path, title, navigationLabel }) => (
                  <li key={path}>
                    <SiteLink href={path}>{path === '/' ? 'Home' : (navigationLabel ?? title)}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        <div>
          <p className={styles.title}>For machines</p>
          <ul className={styles.links}>
            <li>
              <a href="/llms.txt">llms.txt</a>
            </li>
            <li>
              <a href="/agent-instructions.md">agent-instructions.md</a>
            </li>
            <li>
              <a href="/openapi.json">openapi.json</a>
            </li>
            <li>
              <a href="/sitemap-index.xml">sitemap-index.xml</a>
            </li>
          </ul>
        </div>
      </nav>
      <p className={styles.end}>
        {siteName}. No cookies, no accounts, no trackers. If you are an agent, <a href="/llms.txt">/llms.txt</a> is the
        short way in.
      </p>
    </footer>
  )
}
