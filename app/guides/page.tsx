import type { Metadata } from 'next'
import { Article } from '@/components/article'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { Cards } from '@/components/cards'
import { guides } from '@/lib/site/guides'
import { metadataOf } from '@/lib/site/metadata'
import { findPage } from '@/lib/site/pages'

export function generateMetadata(): Metadata {
  return metadataOf('/guides')
}

export default function Guides() {
  const page = findPage('/guides')
  return (
    <>
      <Breadcrumbs trail={[page]} />
      <Article title={page.title} lede={page.description}>
        <p>
          They are written to be sent to a colleague. Each one names its sources, says what they do not show, and stops
          when the work can begin. Where a guide gives a number of its own, it is a rule of thumb and says so.
        </p>
        <div data-wide>
          <Cards pages={guides} />
        </div>
      </Article>
    </>
  )
}
