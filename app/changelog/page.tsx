import { ArticlePage } from '@/components/article-page'
import Text from '@/content/changelog.mdx'
import { metadataOf } from '@/lib/site/metadata'

export const generateMetadata = () => metadataOf('/changelog')

export default function Changelog() {
  return (
    <ArticlePage path="/changelog">
      <Text />
    </ArticlePage>
  )
}
