import { notFound } from 'next/navigation'
import { ArticlePage } from '@/components/article-page'
import { GuideEnd } from '@/components/guide-end'
import { JsonLd } from '@/components/json-ld'
import { config } from '@/lib/config'
import { type Guide, guides, guideWithSlug, slugOf } from '@/lib/site/guides'
import { metadataOf } from '@/lib/site/metadata'
import { sampleAnswers } from '@/lib/site/sample-answers'
import { article } from '@/lib/site/structured-data'

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
        <Text siteName={siteName} siteUrl={siteUrl} answers={sampleAnswers(siteUrl)} />
        <GuideEnd path={guide.path} />
      </ArticlePage>
      <JsonLd graph={[article(guide.path)]} />
    </>
  )
}

async function guideOf(params: Props['params']): Promise<Guide> {
  return guideWithSlug((await params).slug) ?? notFound()
}
