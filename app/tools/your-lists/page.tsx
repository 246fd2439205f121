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
    <ArticlePage path="/tools/your-lists" lede="Your lists and decisions, saved in this browser and nowhere else.">
      <div className={styles.page} data-full>
        <noscript>
          <p className={styles.noscript}>
            <strong>This page reads your lists in your browser and needs JavaScript.</strong>
          </p>
        </noscript>
        <p>
          Drop a file on the <a href="/tools/prospect-list-cleaner">list cleaner</a> or a checker. From then on it is
          here, and in every tool that takes a list.
        </p>
        <YourLists targets={targets} preview={<Picture name="your-lists" />} />
        <NeverPitch />
      </div>
      {Text({})}
    </ArticlePage>
  )
}
