import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/frame/breadcrumbs'
import { JsonLd } from '@/components/frame/json-ld'
import { PageActions } from '@/components/page-actions/page-actions'
import { withHeadingIds } from '@/components/side-navigation/headings'
import { nextSteps } from '@/components/side-navigation/next-steps'
import { SectionNavigation } from '@/components/side-navigation/section-navigation'
import { type Entry, SideNavigation } from '@/components/side-navigation/side-navigation'
import columns from '@/components/side-navigation/side-navigation.module.css'
import { webPage } from '@/lib/head/structured-data'
import { findPage, type PagePath } from '@/lib/site/pages'
import { Article } from './article'

/** With fewer headings a page is read without a side navigation. */
const LONG_PAGE_HEADINGS = 4

/**
 * A page of text with its breadcrumbs and its title; the lede defaults to that of its entry in the list of pages, then to its description. A long page has a
 * side navigation: `entries`, by default the headings among `children`. With `entries` of its own, a page has its code
 * where others have the list of their section.
 */
export function ArticlePage({
  path,
  lede,
  entries,
  children,
}: {
  path: PagePath
  lede?: string
  entries?: readonly Entry[]
  children: ReactNode
}) {
  const page = findPage(path)
  const { headings, content } = withHeadingIds(children)
  const parts = entries ?? headings
  const isLong = parts.length >= LONG_PAGE_HEADINGS || entries !== undefined
  const article = (
    <Article title={page.title} lede={lede ?? page.lede ?? page.description} hasNavigation={isLong}>
      {content}
    </Article>
  )
  return (
    <>
      <Breadcrumbs page={page} />
      {isLong ? (
        <div className={entries ? columns.columns : `${columns.columns} ${columns.three}`}>
          {!entries && <SectionNavigation page={page} />}
          <SideNavigation entries={parts} next={nextSteps[path]} />
          {article}
        </div>
      ) : (
        article
      )}
      <PageActions page={page} />
      {page.section === 'site' && <JsonLd graph={[webPage(path)]} />}
    </>
  )
}
