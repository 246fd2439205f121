import { Cards } from '@/components/home/cards'
import { ArticlePage } from '@/components/prose/article-page'
import { metadataOf } from '@/lib/head/metadata'
import { guides } from '@/lib/site/guides'

export const generateMetadata = () => metadataOf('/guides')

export default function Guides() {
  return (
    <ArticlePage path="/guides">
      <p>
        These guides are written to be sent to a colleague. Each one names its sources, says what they do not show, and
        stops where the work begins. Where a guide gives a number of its own, it is a rule of thumb and says so.
      </p>
      <div data-wide>
        <Cards pages={guides} />
      </div>
    </ArticlePage>
  )
}
