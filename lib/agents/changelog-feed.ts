import { micromark } from 'micromark'
import { parseFragment, serialize } from 'parse5'
import { escapeXml } from '@/lib/escape-xml'
import { elementsIn } from '@/lib/html-elements'

interface Site {
  siteName: string
  /** Without a trailing slash. */
  siteUrl: string
}

interface Day {
  title: string
  /** As YYYY-MM-DD. */
  date: string
  markdown: string
}

const DAY = /^(\d{1,2} [A-Z][a-z]+ \d{4})\n/

/** An Atom feed (RFC 4287) of the changelog's markdown, with an entry for each day and all of its text. */
export function changelogFeed(changelog: string, path: string, { siteName, siteUrl }: Site): string {
  const days = daysOf(changelog)
  const pageUrl = `${siteUrl}/changelog`
  // RFC 4151. The name stays when the text of a day or the URL of the page changes.
  const id = (date: string, name: string) => `tag:${new URL(siteUrl).hostname},${date}:${name}`
  const entries = days.map(
    ({ title, date, markdown }) => `  <entry>
    <id>${escapeXml(id(date, 'changelog'))}</id>
    <title>${escapeXml(title)}</title>
    <updated>${date}T00:00:00Z</updated>
    <link href="${escapeXml(`${pageUrl}#${headingId(title)}`)}"/>
    <content type="html">${escapeXml(htmlOf(markdown, pageUrl))}</content>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(id('2026', 'changelog'))}</id>
  <title>${escapeXml(`${siteName}: changelog`)}</title>
  <updated>${days[0]?.date}T00:00:00Z</updated>
  <author><name>${escapeXml(siteName)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + path)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
${entries.join('')}</feed>
`
}

/** The parts under the headings that are days, the newest first. */
function daysOf(changelog: string): Day[] {
  return changelog.split(/^## /m).flatMap((part) => {
    const [heading, title] = DAY.exec(part) ?? []
    if (!heading || !title) return []
    const date = new Date(`${title} UTC`).toISOString().slice(0, 10)
    return [{ title, date, markdown: part.slice(heading.length).trim() }]
  })
}

/** The id that the page gives the heading of a day. */
function headingId(title: string): string {
  return `on-${title.toLowerCase().replaceAll(' ', '-')}`
}

/** Readers of feeds resolve relative links in different ways, so they are made absolute. */
function htmlOf(markdown: string, pageUrl: string): string {
  const html = parseFragment(micromark(markdown))
  for (const { attrs } of elementsIn(html)) {
    for (const attribute of attrs)
      if (attribute.name === 'href') attribute.value = new URL(attribute.value, pageUrl).href
  }
  return serialize(html)
}
