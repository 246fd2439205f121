import type { Metadata } from 'next'
import { Fragment } from 'react'
import { Article } from '@/components/article'
import { SiteLink } from '@/components/site-link'
import { metadataOf } from '@/lib/site/metadata'
import { findPage, pagesOf, sections, sectionTitles } from '@/lib/site/pages'

export function generateMetadata(): Metadata {
  return metadataOf('/sitemap')
}

export default function Sitemap() {
  const { title, description } = findPage('/sitemap')
  return (
    <Article title={title} lede={description}>
      {sections.map((section) => (
        <Fragment key={section}>
          <h2>{sectionTitles[section]}</h2>
          <ul>
            {pagesOf(section).map((page) => (
              <li key={page.path}>
                <SiteLink href={page.path}>{page.title}</SiteLink>: {page.description}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <h2>For machines</h2>
      <ul>
        <li>
          <a href="/llms.txt">llms.txt</a>: what the product is, and the pages worth reading, as markdown.
        </li>
        <li>
          <a href="/agent-instructions.md">agent-instructions.md</a>: when to use the product, and when not.
        </li>
        <li>
          <a href="/openapi.json">openapi.json</a>: the three endpoints.
        </li>
        <li>
          <a href="/sitemap-index.xml">sitemap-index.xml</a>: the sitemaps of all sections.
        </li>
      </ul>
    </Article>
  )
}
