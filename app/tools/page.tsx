import { ArticlePage } from '@/components/prose/article-page'
import { metadataOf } from '@/lib/head/metadata'
import { factsOf } from '@/lib/head/tool-facts'
import { toolPages } from '@/lib/site/pages'
import styles from './page.module.css'

export const generateMetadata = () => metadataOf('/tools')

export default function Tools() {
  return (
    <ArticlePage
      path="/tools"
      lede="No account, no captcha, no daily credits. These tools work on whole lists: take your spreadsheet from the cleaner to a checker, and get it back with every column intact."
    >
      <div className={styles.tools} data-full>
        {toolPages().map((tool) => {
          const facts = factsOf(tool)
          return (
            <section key={tool.path} className={styles.tool}>
              <h2>
                <a href={tool.path}>{tool.title}</a>
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
    </ArticlePage>
  )
}
