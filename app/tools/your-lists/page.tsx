import { Picture } from '@/components/figures/picture'
import { ArticlePage } from '@/components/prose/article-page'
import { metadataOf } from '@/lib/head/metadata'
import { tools } from '@/lib/site/tools'
import { NeverPitch } from './never-pitch'
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
      <h2>What a list is</h2>
      <p>
        A list is a file that you dropped on a tool, a long text that you pasted, or sites that you took from one tool
        to the next. Your browser never changes the file. Beside it, it saves which column you chose, and which rows the{' '}
        <a href="/tools/prospect-list-cleaner">list cleaner</a> dropped, so that the other tools leave them out too.
        Your decisions from a review are saved with it. If you open a list in a checker, it looks up again anything
        older than a day, and this page counts the ratings that rose or fell. &ldquo;Sites&rdquo; shows the list site by
        site, in a table that you can filter, review and download.
      </p>
      <p>
        The never-pitch list is for sites that belong on none: your own, your clients&rsquo;, those who refused and
        those who already link to you. The list cleaner drops them, the checkers and the comparison don&rsquo;t look
        them up, and new searches exclude as many as fit. Each of them says how many it left out, and one click keeps
        them for that list. A single domain that you type is still looked up.
      </p>
      <h2>Where your lists are</h2>
      <p>
        In this browser, on this device, and nowhere else, and so is the never-pitch list. We never see them; a checker
        sends only the domains that it looks up, and a search that you open contains the sites that it excludes. They
        stay until you delete them, unless the disk fills up: a browser may then delete what a site has saved. You can
        ask yours to keep it.
      </p>
      <h2>What a copy contains</h2>
      <p>
        Everything that the tools have saved: your lists with their files, the never-pitch list, what is known about
        each site, and what you filled in. Load it in another browser, or in this one if something is gone. Whatever is
        newer than the copy stays as it is. The file isn&rsquo;t encrypted, so treat it as you treat your lists.
      </p>
    </ArticlePage>
  )
}
