import { Picture } from '@/components/figures/picture'
import { ArticlePage } from '@/components/prose/article-page'
import { metadataOf } from '@/lib/head/metadata'
import { tools } from '@/lib/site/tools'
import { NeverPitch } from './never-pitch'
import Text from './text.mdx'
import { YourLists } from './your-lists'
import styles from './your-lists.module.css'

export const generateMetadata = () => metadataOf('/tools/your-lists')

const targets = tools.flatMap(({ path, listAction }) => (listAction ? [{ path, label: listAction }] : []))

export default function YourListsPage() {
  return (
    <ArticlePage path="/tools/your-lists" lede="Drop a list on one tool, and open it in the others.">
      <div className={styles.page} data-full>
        <noscript>
          <p className={styles.noscript}>
            <strong>This page reads your lists in your browser and needs JavaScript.</strong>
          </p>
        </noscript>
        <YourLists targets={targets} preview={<Picture name="your-lists" />} />
        <NeverPitch />
      </div>
      {Text({})}
    </ArticlePage>
  )
}
