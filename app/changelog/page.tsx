import { ArticlePage } from '@/components/prose/article-page'
import Text from '@/content/changelog.mdx'
import { metadataOf } from '@/lib/head/metadata'

export const generateMetadata = () => metadataOf('/changelog')

export default function Changelog() {
  return (
    <ArticlePage path="/changelog">
      {/* Called, not rendered, so that the page can list the headings in the text. */}
      {Text({})}
    </ArticlePage>
  )
}
