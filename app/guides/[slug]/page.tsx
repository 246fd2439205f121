import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/frame/json-ld'
import { GuideEnd } from '@/components/guide/guide-end'
import { ArticlePage } from '@/components/prose/article-page'
import { sampleResponses } from '@/lib/api-description/sample-responses'
import { config } from '@/lib/config'
import { metadataOf } from '@/lib/head/metadata'
import { article } from '@/lib/head/structured-data'
import { type Guide, guides, guideWithSlug, slugOf } from '@/lib/site/guides'

// A slug outside the list is a 404, not a page to render on request.
export const dynamicParams = false

interface Props {
  params: Promise<{ slug: string }>
}

export function generateStaticParams(): { slug: string }[] {
  return guides.map(({ path }) => ({ slug: slugOf(path) }))
}

export const generateMetadata = async ({ params }: Props) => metadataOf((await guideOf(params)).path)

export default async function GuidePage({ params }: Props) {
  const guide = await guideOf(params)
  const { default: Text } = await import(`@/content/guides/${slugOf(guide.path)}.mdx`)
  const { siteName, siteUrl } = config()
  return (
    <>
      <ArticlePage path={guide.path}>
        {/* Called, not rendered, so that the page can list the headings in the text. */}
        {Text({ siteName, siteUrl, answers: sampleResponses(siteUrl) })}
        <GuideEnd path={guide.path} />
      </ArticlePage>
      <JsonLd graph={[article(guide.path)]} />
    </>
  )
}

async function guideOf(params: Props['params']): Promise<Guide> {
  return guideWithSlug((await params).slug) ?? notFound()
}
