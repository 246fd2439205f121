import { config } from '@/lib/config'
import { findPage, type Page, type PagePath } from '@/lib/site/pages'
import { shareImagePath } from '@/lib/site/share-image'

export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

export interface Question {
  question: string
  /** Plain text, shown as one paragraph. */
  answer: string
}

/** The breadcrumbs from the home page to a page; `trail` ends with the page. Reads the configuration. */
export function breadcrumbList(trail: readonly Page[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [findPage('/'), ...trail].map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: path === '/' ? config().siteName : title,
      item: addressOf(path),
    })),
  }
}

/** A tool as a free application. Reads the configuration. */
export function softwareApplication(path: PagePath): StructuredData {
  const { title, description } = findPage(path)
  return {
    '@type': 'SoftwareApplication',
    name: title,
    description,
    url: addressOf(path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  }
}

export function faqPage(faq: readonly Question[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Reads the configuration. */
export function webSite(): StructuredData {
  const { siteName } = config()
  return {
    '@type': 'WebSite',
    name: siteName,
    description: findPage('/').description,
    url: addressOf('/'),
    inLanguage: 'en',
  }
}

/** Reads the configuration. */
export function article(path: PagePath): StructuredData {
  const { title, description, lastModified } = findPage(path)
  const publisher = { '@type': 'Organization', name: config().siteName, url: addressOf('/') }
  return {
    '@type': 'Article',
    headline: title,
    description,
    url: addressOf(path),
    mainEntityOfPage: addressOf(path),
    image: addressOf(shareImagePath(path)),
    dateModified: lastModified,
    inLanguage: 'en',
    author: publisher,
    publisher,
  }
}

const PAGE_TYPES: { [path in PagePath]?: string } = { '/about': 'AboutPage', '/sitemap': 'CollectionPage' }

/** A page of the section `site`. Reads the configuration. */
export function webPage(path: PagePath): StructuredData {
  const page = findPage(path)
  return {
    '@type': PAGE_TYPES[path] ?? 'WebPage',
    name: page.title,
    description: page.description,
    url: addressOf(path),
    dateModified: page.lastModified,
    inLanguage: 'en',
    isPartOf: webSite(),
  }
}

function addressOf(path: string): string {
  return new URL(path, config().canonicalUrl).href
}
