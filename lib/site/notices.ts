import { remember } from '@/lib/remember'
import { sentences } from '@/lib/site/endpoints/sentences'
import { closestPages, missingBody } from './missing'
import { findPage, markdownPath } from './pages'

/** A short answer about a request rather than a page. */
export interface Notice {
  contentType: string
  body: string
}

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'
/** What pages, and what is said in place of one, vary by. */
export const PAGE_VARY = 'Accept, Accept-Encoding'

const markdown = (body: string): Notice => ({ contentType: MARKDOWN_TYPE, body })

/** 404: nothing is published at `path`. */
export function missing(path: string, siteUrl: string): Notice {
  return missingBeside(
    `${siteUrl} ${closestPages(path)
      .map((page) => page.path)
      .join(' ')}`,
  )
}

/** The notice for the site and the closest pages that a text names. */
const missingBeside = remember((text) => {
  const [siteUrl = '', ...paths] = text.split(' ')
  return markdown(
    missingBody(
      paths.map((path) => findPage(path)).filter((page) => page !== undefined),
      siteUrl,
    ),
  )
})

/** 406: what the page at `path` can be had as, and where. */
export function notAcceptable(path: string, siteUrl: string): Notice {
  const page = findPage(path)
  const twin = page ? markdownPath(page.path) : `${path}.md`
  return markdown(`# Not acceptable

This page is published as two types, and the request's \`Accept\` refuses both:

- \`text/html\` at ${siteUrl}${path}
- \`text/markdown\` at ${siteUrl}${twin}, whatever the \`Accept\`

Send \`Accept: text/html\`, \`Accept: text/markdown\`, or none.
`)
}

/** 405: a page that was sent another method than it has. */
export function methodNotAllowed(path: string, siteUrl: string): Notice {
  return markdown(`# Method not allowed

The page at ${siteUrl}${path} answers GET and HEAD only. The JSON endpoints are described at ${siteUrl}/openapi.json.
`)
}

/** 503: too many renders are waiting already. */
export function busy(path: string): Notice {
  return markdown(`# Too busy at the moment

Too many requests are waiting, so ${path} was not made. Try again in a few seconds.
`)
}

/** 405: a method that no endpoint's route is asked with. */
export const endpointMethodNotAllowed: Notice = {
  contentType: 'application/json',
  body: JSON.stringify({ error: sentences.methodNotAllowed }),
}

/** 500, 502 or 504, as the caller found: the answer could not be made. */
export function failed(path: string): Notice {
  const error = sentences.ourFault
  if (!path.startsWith('/api/')) return markdown(`# This page could not be made\n\n${error}\n`)
  return { contentType: 'application/json', body: JSON.stringify({ error }) }
}
