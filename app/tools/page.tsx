import { ArticlePage } from '@/components/prose/article-page'
import { metadataOf } from '@/lib/head/metadata'
import { findPage } from '@/lib/site/pages'
import { tools } from '@/lib/site/tools'
import styles from './page.module.css'

export const generateMetadata = () => metadataOf('/tools')

const yourLists = {
  ...findPage('/tools/your-lists'),
  scale: undefined,
  privacy: 'Your lists never leave your browser.',
}

export default function Tools() {
  return (
    <ArticlePage path="/tools" lede="No account, no captcha, no daily credits. Whole lists at once.">
      <div className={styles.tools} data-full>
        {[...tools, yourLists].map(({ path, title, description, scale, privacy }) => (
          <section key={path} className={styles.tool}>
            <h2>
              <a href={path}>{title}</a>
            </h2>
            <p>{description}</p>
            <ul className={styles.facts}>
              {scale && <li>Scale: {scale}.</li>}
              <li>{privacy}</li>
            </ul>
          </section>
        ))}
      </div>
    </ArticlePage>
  )
}
