import { Fragment } from 'react'
import { ArticlePage } from '@/components/prose/article-page'
import { Unbroken } from '@/components/prose/unbroken'
import { metadataOf } from '@/lib/head/metadata'
import { SKILLS_INDEX_PATH } from '@/lib/paths/skill-paths'
import { pagesOf, sections, sectionTitles } from '@/lib/site/pages'

export const generateMetadata = () => metadataOf('/sitemap')

export default function Sitemap() {
  return (
    <ArticlePage path="/sitemap">
      {sections.map((section) => (
        <Fragment key={section}>
          <h2>{sectionTitles[section]}</h2>
          <ul>
            {pagesOf(section).map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.title}</a>: <Unbroken>{page.description}</Unbroken>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <h2>For machines</h2>
      <ul>
        <li>
          <a href="/llms.txt">llms.txt</a>: what the product is, and the pages worth reading as markdown.
        </li>
        <li>
          <a href="/agent-instructions.md">agent-instructions.md</a>: when to use the product, and when not to.
        </li>
        <li>
          <a href="/openapi.json">openapi.json</a>: a description of the three endpoints.
        </li>
        <li>
          <a href={SKILLS_INDEX_PATH}>agent-skills/index.json</a>: skills that an agent can load.
        </li>
        <li>
          <a href="/sitemap-index.xml">sitemap-index.xml</a>: the sitemaps for all sections.
        </li>
      </ul>
    </ArticlePage>
  )
}
