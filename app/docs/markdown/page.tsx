import type { Metadata } from 'next'
import { Article } from '@/components/article'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { CodeBlock } from '@/components/code-block'
import { WideTable } from '@/components/wide-table'
import { config } from '@/lib/config'
import { preferredVariant } from '@/lib/markdown/accept'
import { htmlLinks, markdownLinks } from '@/lib/site/links'
import { markdownSample } from '@/lib/site/markdown-sample'
import { metadataOf } from '@/lib/site/metadata'
import { MARKDOWN_TYPE, missing, notAcceptable } from '@/lib/site/notices'
import { findPage, markdownPath } from '@/lib/site/pages'

export function generateMetadata(): Metadata {
  return metadataOf('/docs/markdown')
}

/** Header values that show one rule each; what they are answered with is asked of the code that decides. */
const ACCEPT_EXAMPLES: [accept: string | undefined, rule: string][] = [
  [undefined, 'Without the header the page is what a browser would see.'],
  ['*/*', 'A wildcard never counts as asking for markdown. This is what curl and most HTTP libraries send.'],
  ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8', 'A browser.'],
  ['text/markdown', 'Named, and nothing ranks higher.'],
  ['text/markdown, text/html', 'A tie is markdown, in whatever order.'],
  ['text/html, text/markdown', 'The same tie.'],
  ['text/markdown, */*;q=0.1', 'Named above the rest.'],
  ['text/markdown;q=0.5, text/html', 'HTML ranks higher.'],
  ['text/markdown;q=0, */*', 'q=0 refuses a type.'],
  ['text/*', 'A wildcard again.'],
  ['text/html;q=0, */*', 'HTML is refused, so markdown is what is left.'],
  ['application/json', 'Neither type is acceptable. Pages have no JSON form.'],
]

const ANSWERS = { html: 'HTML', markdown: 'markdown', 'not-acceptable': '406' } as const
const EXAMPLE = '/about'

export default function MarkdownForAgents() {
  const { siteUrl } = config()
  const page = findPage('/docs/markdown')
  const example = findPage(EXAMPLE)
  const twin = markdownPath(EXAMPLE)
  return (
    <>
      <Breadcrumbs trail={[findPage('/docs'), page]} />
      <Article
        title={page.title}
        lede="Each page has one address and two forms. The markdown is made from the HTML that a visitor gets, so the two never say different things."
      >
        <h2>Two ways to ask</h2>
        <CodeBlock language="sh">{`curl -H 'Accept: text/markdown' ${siteUrl}${EXAMPLE}\ncurl ${siteUrl}${twin}`}</CodeBlock>
        <p>
          Both answer with the same bytes. An address that ends in <code>.md</code> is markdown whatever{' '}
          <code>Accept</code> says, and so is one that ends in <code>/index.md</code>. The home page&rsquo;s is{' '}
          <code>{markdownPath('/')}</code>. Nothing is guessed from the user agent: a program that sends{' '}
          <code>*/*</code> gets HTML.
        </p>

        <h2>What Accept decides</h2>
        <p>
          Quality values, specific ranges before general ones and case follow{' '}
          <a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1">RFC 9110, section 12.5.1</a>. An entry that
          cannot be read is passed over.
        </p>
        <WideTable label="Accept headers and their answers">
          <thead>
            <tr>
              <th scope="col">Accept</th>
              <th scope="col">Answer</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {ACCEPT_EXAMPLES.map(([accept, rule]) => (
              <tr key={accept ?? 'none'}>
                <th scope="row">{accept ? <code>{accept}</code> : 'not sent'}</th>
                <td>{answerTo(accept)}</td>
                <td>{rule}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>

        <h2>What is in it</h2>
        <CodeBlock language="markdown" label={`How ${twin} begins`}>
          {markdownSample(example, siteUrl)}
        </CodeBlock>
        <ul>
          <li>
            Front matter in YAML. <code>url</code> is the address to cite, <code>lastmod</code> the day on which the
            content last changed.
          </li>
          <li>
            Then the page: the same headings, lists, tables, code and links in the same order. Links are absolute, code
            keeps its language.
          </li>
          <li>
            Not in it: navigation, footer, forms, scripts, and pictures of the product, whose numbers are examples.
          </li>
        </ul>

        <h2>Headers</h2>
        <WideTable label="Header fields of pages">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">HTML</th>
              <th scope="col">Markdown</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <code>Content-Type</code>
              </th>
              <td>
                <code>text/html; charset=utf-8</code>
              </td>
              <td>
                <code>{MARKDOWN_TYPE}</code>
              </td>
            </tr>
            <tr>
              <th scope="row">
                <code>Vary</code>
              </th>
              <td>
                Has <code>Accept</code> and <code>Accept-Encoding</code>, on every status, so that no cache hands one
                form to somebody who asked for the other.
              </td>
              <td>The same</td>
            </tr>
            <tr>
              <th scope="row">
                <code>ETag</code>
              </th>
              <td>
                Strong, and different for each form and each encoding. Send it back as <code>If-None-Match</code>: an
                unchanged page is a 304 without a body.
              </td>
              <td>The same</td>
            </tr>
            <tr>
              <th scope="row">
                <code>Link</code>
              </th>
              <td>
                <code>{htmlLinks(EXAMPLE)}</code>
              </td>
              <td>
                <code>{markdownLinks(EXAMPLE, siteUrl)}</code>
              </td>
            </tr>
            <tr>
              <th scope="row">
                <code>X-Markdown-Tokens</code>
              </th>
              <td>Not sent</td>
              <td>An estimate of its length in tokens. HEAD tells it before you read.</td>
            </tr>
          </tbody>
        </WideTable>

        <h2>When there is no page</h2>
        <p>
          A path that does not exist is a 404 in markdown, whatever the method and <code>Accept</code>, and never a page
          that looks like success. It lists the closest pages first:
        </p>
        <CodeBlock language="markdown" label="404, for /docs/apis">
          {missing('/docs/apis', siteUrl).body.trim()}
        </CodeBlock>

        <h2>When neither form is acceptable</h2>
        <CodeBlock language="markdown" label={`406, for ${EXAMPLE} with Accept: application/json`}>
          {notAcceptable(example, siteUrl).body.trim()}
        </CodeBlock>
        <p>
          Pages answer GET and HEAD; any other method is a 405 with <code>Allow</code>. Fetching pages is not rate
          limited.
        </p>

        <h2>Files for machines</h2>
        <p>They are what they are: no negotiation, and no limit.</p>
        <ul>
          <li>
            <a href="/llms.txt">/llms.txt</a>: what the product is, and the pages worth reading, linked as markdown.
          </li>
          <li>
            <a href="/llms-full.txt">/llms-full.txt</a>: the text of those pages in one file.
          </li>
          <li>
            <a href="/agent-instructions.md">/agent-instructions.md</a>: when to use the product and when not, and how
            to call it.
          </li>
          <li>
            <a href="/openapi.json">/openapi.json</a>: the endpoints, in OpenAPI 3.1.
          </li>
          <li>
            <a href="/sitemap-index.xml">/sitemap-index.xml</a>: all pages with the day of their last change.
          </li>
        </ul>
        <p>
          How to do the same on a site of your own: <a href="/guides/site-readable-to-agents">the guide</a>.
        </p>
      </Article>
    </>
  )
}

function answerTo(accept = ''): string {
  return ANSWERS[preferredVariant(accept)]
}
