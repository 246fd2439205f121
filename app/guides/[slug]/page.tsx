import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '@/components/article'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { GuideEnd } from '@/components/guide-end'
import { JsonLd } from '@/components/json-ld'
import { config } from '@/lib/config'
import { type Guide, guides, guideWithSlug, slugOf } from '@/lib/site/guides'
import { metadataOf } from '@/lib/site/metadata'
import { findPage } from '@/lib/site/pages'
import { article } from '@/lib/site/structured-data'

// What is not in the list is a missing page, not one to be made when it is asked for.
export const dynamicParams = false

interface Props {
  params: Promise<{ slug: string }>
}

export function generateStaticParams(): { slug: string }[] {
  return guides.map(({ path }) => ({ slug: slugOf(path) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf((await guideOf(params)).path)
}

export default async function GuidePage({ params }: Props) {
  const guide = await guideOf(params)
  const { default: Text } = await import(`@/content/guides/${slugOf(guide.path)}.mdx`)
  const { siteName, siteUrl } = config()
  return (
    <>
      <Breadcrumbs trail={[findPage('/guides'), guide]} />
      <Article title={guide.title} lede={guide.description}>
        <Text siteName={siteName} siteUrl={siteUrl} />
        <GuideEnd path={guide.path} />
      </Article>
      <JsonLd graph={[article(guide.path)]} />
    </>
  )
}

async function guideOf(params: Props['params']): Promise<Guide> {
  return guideWithSlug((await params).slug) ?? notFound()
}
