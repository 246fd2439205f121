import { htmlLinks, markdownLinks } from '@/lib/site/links'
import { notAcceptable } from '@/lib/site/notices'
import { findPage } from '@/lib/site/pages'

/** What the site answers to requests for `/about`, for guides to quote: the code in a guide has no types. */
export function sampleResponses(siteUrl: string) {
  const page = findPage('/about')
  return {
    htmlLink: htmlLinks(page.path),
    markdownLink: markdownLinks(page.path, siteUrl),
    notAcceptable: notAcceptable(page, siteUrl).body.trim(),
  }
}
