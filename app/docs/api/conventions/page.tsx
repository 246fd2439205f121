import { ArticlePage } from '@/components/prose/article-page'
import { InlineMarkdown } from '@/components/prose/inline-markdown'
import { API_REFERENCE_PATH } from '@/lib/api-description/api-addresses'
import { apiTopics } from '@/lib/api-description/api-topics'
import { metadataOf } from '@/lib/head/metadata'

export const generateMetadata = () => metadataOf('/docs/api/conventions')

export default function ApiConventions() {
  return (
    <ArticlePage
      path="/docs/api/conventions"
      lede="Rules that apply to all three endpoints. A program that follows them needs no special cases."
    >
      {apiTopics.map(({ title, text }) => [
        <h2 key={title}>{title}</h2>,
        <p key={`${title} text`}>
          <InlineMarkdown>{text}</InlineMarkdown>
        </p>,
      ])}
      <h2>Where to go next</h2>
      <ul>
        <li>
          <a href={API_REFERENCE_PATH}>API reference</a>: each endpoint with its parameters, answers and headers.
        </li>
        <li>
          <a href="/docs/limits">Limits and caching</a>: the sliding window on a timeline, and a loop that waits.
        </li>
        <li>
          <a href="/changelog">Changelog</a>: what has changed, and when.
        </li>
      </ul>
    </ArticlePage>
  )
}
