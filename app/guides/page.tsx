import { Cards } from '@/components/home/cards'
import { ArticlePage } from '@/components/prose/article-page'
import { metadataOf } from '@/lib/head/metadata'
import { guides } from '@/lib/site/guides'

export const generateMetadata = () => metadataOf('/guides')

export default function Guides() {
  return (
    <ArticlePage path="/guides">
      <p data-full>
        Each guide is short enough to send to a colleague. Most of them name their sources, and say what those
        don&rsquo;t show.
      </p>
      <div data-full>
        <Cards pages={guides} />
      </div>
    </ArticlePage>
  )
}
