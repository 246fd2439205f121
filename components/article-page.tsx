import type { ReactNode } from 'react'
import { PageActions } from '@/components/page-actions/page-actions'
import { findPage, type PagePath } from '@/lib/site/pages'
import { webPage } from '@/lib/site/structured-data'
import { Article } from './article'
import { Breadcrumbs } from './breadcrumbs'
import { JsonLd } from './json-ld'

/** A page of text with its breadcrumbs and its title; the lede defaults to the page's description. */
export function ArticlePage({ path, lede, children }: { path: PagePath; lede?: string; children: ReactNode }) {
  const page = findPage(path)
  return (
    <>
      <Breadcrumbs page={page} />
      <PageActions page={page} />
      <Article title={page.title} lede={lede ?? page.description}>
        {children}
      </Article>
      {page.section === 'site' && <JsonLd graph={[webPage(path)]} />}
    </>
  )
}
