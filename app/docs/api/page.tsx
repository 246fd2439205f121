import { PageScript } from '@/components/page-script/page-script'
import { ArticlePage } from '@/components/prose/article-page'
import { config } from '@/lib/config'
import { endpoints } from '@/lib/endpoints/endpoints'
import { metadataOf } from '@/lib/head/metadata'
import { API_CONVENTIONS_PATH, OPENAPI_PATH } from '@/lib/paths/api-paths'
import { EndpointReference, entryOf } from './endpoint-reference'

export const generateMetadata = () => metadataOf('/docs/api')

export default function ApiReference() {
  const { siteUrl } = config()
  return (
    <ArticlePage
      path="/docs/api"
      lede="JSON over GET, without a key. Every error tells you what to do."
      entries={endpoints.map(entryOf)}
    >
      <p>
        The base URL is <code>{siteUrl}</code>. <a href={API_CONVENTIONS_PATH}>API conventions</a> covers errors,
        limits, caching and the other rules that all three share. For code generators and clients, there&rsquo;s{' '}
        <a href={OPENAPI_PATH}>openapi.json</a> in OpenAPI 3.1.
      </p>
      <div data-full>
        {endpoints.map((endpoint) => (
          <EndpointReference endpoint={endpoint} key={endpoint.path} siteUrl={siteUrl} />
        ))}
      </div>
      <PageScript name="try-it" />
    </ArticlePage>
  )
}
