import { notFound } from 'next/navigation'
import { PageScript } from '@/components/page-script/page-script'
import { ArticlePage } from '@/components/prose/article-page'
import { config } from '@/lib/config'
import type { Endpoint } from '@/lib/endpoints/endpoint'
import { endpoints } from '@/lib/endpoints/endpoints'
import { metadataOf } from '@/lib/head/metadata'
import { referencePath } from '@/lib/paths/api-paths'
import { EndpointReference, entriesOf } from './endpoint-reference'

// A name outside the list is a 404, not a page to render on request.
export const dynamicParams = false

interface Props {
  params: Promise<{ endpoint: string }>
}

export function generateStaticParams(): { endpoint: string }[] {
  return endpoints.map(({ path }) => ({ endpoint: path.slice('/api/'.length) }))
}

export const generateMetadata = async ({ params }: Props) => metadataOf(referencePath((await endpointOf(params)).path))

export default async function EndpointPage({ params }: Props) {
  const endpoint = await endpointOf(params)
  return (
    <ArticlePage path={referencePath(endpoint.path)} entries={entriesOf(endpoint)}>
      <EndpointReference endpoint={endpoint} siteUrl={config().siteUrl} />
      <PageScript name="try-it" />
    </ArticlePage>
  )
}

async function endpointOf(params: Props['params']): Promise<Endpoint> {
  const path = `/api/${(await params).endpoint}`
  return endpoints.find((endpoint) => endpoint.path === path) ?? notFound()
}
