import type { Metadata } from 'next'
import { ArticlePage } from '@/components/prose/article-page'
import Text from '@/content/changelog.mdx'
import { config } from '@/lib/config'
import { metadataOf } from '@/lib/head/metadata'
import { CHANGELOG_FEED_PATH } from '@/lib/site/files'
import { FEED_TYPE } from '@/lib/site/links'

export function generateMetadata(): Metadata {
  const metadata = metadataOf('/changelog')
  const feed = [{ url: config().siteUrl + CHANGELOG_FEED_PATH, title: 'Changelog' }]
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { ...metadata.alternates?.types, [FEED_TYPE]: feed } },
  }
}

export default function Changelog() {
  return (
    <ArticlePage path="/changelog">
      <p>
        To hear about changes, subscribe to <a href={CHANGELOG_FEED_PATH}>the feed</a>, which has the full text of each
        day&rsquo;s changes.
      </p>
      {/* Called, not rendered, so that the page can list the headings in the text. */}
      {Text({})}
    </ArticlePage>
  )
}
