import { CodeBlock } from '@/components/prose/code-block'
import { SearchPage } from '@/components/search/search-page'
import { config } from '@/lib/config'
import { endpoints } from '@/lib/endpoints/endpoints'
import { metadataOf } from '@/lib/head/metadata'
import { findPage, indexedPages } from '@/lib/site/pages'
import styles from './page.module.css'

export const generateMetadata = () => metadataOf('/docs')

export default function Docs() {
  const { siteUrl } = config()
  const [first] = endpoints
  const page = findPage('/docs')
  return (
    <SearchPage page={page}>
      <div className={styles.ways}>
        <section className={styles.way}>
          <h2 id="call-the-api">
            <a href="/docs/api">Call the API</a>
          </h2>
          <p>Three JSON endpoints, no key and no account. You can send requests from their pages.</p>
          <ul>
            <li>
              <a href="/docs/api/conventions">Errors and headers</a>
            </li>
            <li>
              <a href="/docs/limits">What to do after a 429</a>
            </li>
            <li>
              <a href="/docs/recipes">Google Sheets, Excel, scripts</a>
            </li>
          </ul>
        </section>
        <section className={styles.way}>
          <h2 id="read-pages-as-markdown">
            <a href="/docs/markdown">Read pages as markdown</a>
          </h2>
          <p>Send an Accept header, or add .md to a page&rsquo;s URL.</p>
          <ul>
            <li>
              <a href="/llms.txt">llms.txt</a>
            </li>
            <li>
              <a href="/agent-instructions.md">Instructions for agents</a>
            </li>
            <li>
              <a href="/guides/site-readable-to-agents">Do the same on your own site</a>
            </li>
          </ul>
        </section>
        <section className={styles.way}>
          <h2 id="run-it-yourself">
            <a href="/docs/self-hosting">Run it yourself</a>
          </h2>
          <p>Two commands start the site with sample data. Add your keys and your database later.</p>
          <ul>
            <li>
              <a href="/docs/self-hosting#settings">Every setting</a>
            </li>
            <li>
              <a href="/docs/self-hosting#on-vercel">On Vercel</a>
            </li>
            <li>
              <a href="/docs/self-hosting#check-your-deployment">Check your deployment</a>
            </li>
          </ul>
        </section>
      </div>

      <section className={styles.part}>
        <h2 id="your-first-request">Your first request</h2>
        <CodeBlock language="sh" label="The Domain Rating of one site, from 0 to 100" isCopied>
          {`curl '${siteUrl}${first?.exampleRequest}'`}
        </CodeBlock>
      </section>
      <section className={styles.part}>
        <h2 id="all-documentation">All documentation</h2>
        <ul className={styles.all}>
          {indexedPages('docs')
            .filter(({ path }) => path !== page.path)
            .map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
        </ul>
      </section>
    </SearchPage>
  )
}
