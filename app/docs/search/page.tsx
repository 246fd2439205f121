import { PageScript } from '@/components/page-script/page-script'
import { bundlePageScript } from '@/components/page-script/page-scripts'
import { SearchPage } from '@/components/search/search-page'
import { metadataOf } from '@/lib/head/metadata'
import { searchedPages } from '@/lib/search/search-index'
import { SEARCH_INDEX_PATH, sectionsWithTexts } from '@/lib/site/files'
import { findPage, sectionTitles } from '@/lib/site/pages'
import styles from './page.module.css'

export const generateMetadata = () => metadataOf('/docs/search')

/** The documentation first, because its pages lead here. */
const listed = sectionsWithTexts.toSorted((a, b) => Number(b === 'docs') - Number(a === 'docs'))

export default function Search() {
  const page = findPage('/docs/search')
  return (
    <SearchPage page={page}>
      <noscript>
        <p>Search needs JavaScript. These are the pages that it covers.</p>
      </noscript>
      <section
        aria-label="Results"
        className={styles.results}
        data-search-results
        data-engine={bundlePageScript('search-engine').path}
        data-index={SEARCH_INDEX_PATH}
      >
        <div
          role="status"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the script shows alone
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <ol
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      </section>
      <div className={styles.pages} data-search-pages>
        {listed.map((section) => (
          <section key={section}>
            <h2>{sectionTitles[section]}</h2>
            <ul>
              {searchedPages
                .filter((one) => one.section === section)
                .map(({ path, title }) => (
                  <li key={path}>
                    <a href={path}>{title}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <PageScript name="search" />
    </SearchPage>
  )
}
