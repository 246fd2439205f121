import { ArticlePage } from '@/components/prose/article-page'
import { API_CONVENTIONS_PATH, OPENAPI_PATH } from '@/lib/api-description/api-addresses'
import { config } from '@/lib/config'
import { endpoints } from '@/lib/endpoints/endpoints'
import { metadataOf } from '@/lib/head/metadata'
import { EndpointReference, entryOf } from './endpoint-reference'

export const generateMetadata = () => metadataOf('/docs/api')

export default function ApiReference() {
  const { siteUrl } = config()
  return (
    <ArticlePage
      path="/docs/api"
      lede="Three addresses that answer GET with JSON. They need no key, and every error is a sentence that says what to do."
      entries={endpoints.map(entryOf)}
    >
      <p data-wide>
        Base address: <code>{siteUrl}</code>. Errors, quotas, caching and other rules that apply to all three:{' '}
        <a href={API_CONVENTIONS_PATH}>API conventions</a>. For code generators and clients:{' '}
        <a href={OPENAPI_PATH}>openapi.json</a>, in OpenAPI 3.1.
      </p>
      <div data-full>
        {endpoints.map((endpoint) => (
          <EndpointReference endpoint={endpoint} key={endpoint.path} siteUrl={siteUrl} />
        ))}
      </div>
    </ArticlePage>
  )
}
