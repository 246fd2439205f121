import type { Metadata } from 'next'
import { Article } from '@/components/article'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { SiteLink } from '@/components/site-link'
import { metadataOf } from '@/lib/site/metadata'
import { findPage, toolPages } from '@/lib/site/pages'
import { factsOf } from '@/lib/site/tool-facts'
import styles from './page.module.css'

export function generateMetadata(): Metadata {
  return metadataOf('/tools')
}

export default function Tools() {
  const page = findPage('/tools')
  return (
    <>
      <Breadcrumbs trail={[page]} />
      <Article
        title={page.title}
        lede="No account, no captcha, no daily credits. Whole lists at once, and every result can be taken away as CSV or markdown."
      >
        <div className={styles.tools}>
          {toolPages().map((tool) => {
            const facts = factsOf(tool)
            return (
              <section key={tool.path} className={styles.tool}>
                <h2>
                  <SiteLink href={tool.path}>{tool.title}</SiteLink>
                </h2>
                <p>{tool.description}</p>
                {facts && (
                  <ul className={styles.facts}>
                    {facts.scale && <li>Scale: {facts.scale}.</li>}
                    <li>Sends {facts.sends}</li>
                  </ul>
                )}
              </section>
            )
          })}
        </div>
      </Article>
    </>
  )
}
