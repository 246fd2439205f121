import { ArticlePage } from '@/components/prose/article-page'
import { InlineMarkdown } from '@/components/prose/inline-markdown'
import { apiTopics } from '@/lib/api-description/api-topics'
import { metadataOf } from '@/lib/head/metadata'
import { API_REFERENCE_PATH } from '@/lib/paths/api-paths'

export const generateMetadata = () => metadataOf('/docs/api/conventions')

export default function ApiConventions() {
  return (
    <ArticlePage path="/docs/api/conventions" lede="All three endpoints follow the same rules.">
      {apiTopics.map(({ title, text }) => [
        <h2 key={title}>{title}</h2>,
        <p key={`${title} text`}>
          <InlineMarkdown>{text}</InlineMarkdown>
        </p>,
      ])}
      <h2>Next steps</h2>
      <ul>
        <li>
          <a href={API_REFERENCE_PATH}>API reference</a>: every endpoint with its parameters, responses and headers.
        </li>
        <li>
          <a href="/docs/limits">Limits and caching</a>: the sliding window on a timeline, and a script that waits when
          it has to.
        </li>
        <li>
          <a href="/changelog">Changelog</a>: what changed, and when.
        </li>
      </ul>
    </ArticlePage>
  )
}
