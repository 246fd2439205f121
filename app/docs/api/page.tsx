import { Fragment } from 'react'
import { ArticlePage } from '@/components/article-page'
import { InlineMarkdown } from '@/components/inline-markdown'
import { config } from '@/lib/config'
import { OPENAPI_PATH, referenceId } from '@/lib/site/api-addresses'
import { apiTopics } from '@/lib/site/api-topics'
import { endpoints } from '@/lib/site/endpoints'
import { metadataOf } from '@/lib/site/metadata'
import { EndpointReference } from './endpoint-reference'

export const generateMetadata = () => metadataOf('/docs/api')

export default function ApiReference() {
  const { siteUrl } = config()
  return (
    <ArticlePage
      path="/docs/api"
      lede="Three addresses that answer GET with JSON. They need no key, and each error is a sentence that says what to do."
    >
      <ul>
        {endpoints.map((endpoint) => (
          <li key={endpoint.path}>
            <a href={`#${referenceId(endpoint.path)}`}>
              <code>{endpoint.path}</code>
            </a>
            : {endpoint.summary}
          </li>
        ))}
      </ul>
      <p>
        The same facts as OpenAPI 3.1, for code generators and clients: <a href={OPENAPI_PATH}>openapi.json</a>. Base
        address: <code>{siteUrl}</code>. What changed, and when: <a href="/changelog">the changelog</a>.
      </p>
      {apiTopics.map(({ title, text }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <p>
            <InlineMarkdown>{text}</InlineMarkdown>
          </p>
        </Fragment>
      ))}
      {endpoints.map((endpoint) => (
        <EndpointReference endpoint={endpoint} key={endpoint.path} siteUrl={siteUrl} />
      ))}
    </ArticlePage>
  )
}
