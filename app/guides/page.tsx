import { Cards } from '@/components/home/cards'
import { ArticlePage } from '@/components/prose/article-page'
import { metadataOf } from '@/lib/head/metadata'
import { guides } from '@/lib/site/guides'

export const generateMetadata = () => metadataOf('/guides')

export default function Guides() {
  return (
    <ArticlePage path="/guides">
      <p data-full>
        Each guide is short enough to send to a colleague. It names its sources, says what they don&rsquo;t show, and
        marks its own rules of thumb as just that.
      </p>
      <div data-full>
        <Cards pages={guides} />
      </div>
    </ArticlePage>
  )
}
