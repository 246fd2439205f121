import { Fragment } from 'react'
import { PageScript } from '@/components/page-script/page-script'
import { ArticlePage } from '@/components/prose/article-page'
import { CodeBlock } from '@/components/prose/code-block'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { markdownSample } from '@/lib/agents/markdown-sample'
import { config } from '@/lib/config'
import { metadataOf } from '@/lib/head/metadata'
import { preferredVariant } from '@/lib/markdown/accept'
import { SKILLS_INDEX_PATH } from '@/lib/paths/skill-paths'
import { fullTextPath, sectionsWithTexts } from '@/lib/site/files'
import { htmlLinks, markdownLinks } from '@/lib/site/links'
import { MARKDOWN_TYPE, missing, notAcceptable } from '@/lib/site/notices'
import { findPage, markdownPath } from '@/lib/site/pages'
import { AcceptTester } from './accept-tester'
import { senders } from './senders'

export const generateMetadata = () => metadataOf('/docs/markdown')

/** One `Accept` value for each rule. The code that serves pages decides the answers in the table. */
const ACCEPT_EXAMPLES: [accept: string | undefined, rule: string][] = [
  [undefined, 'Without the header, you get the same page as a browser.'],
  ['*/*', 'A wildcard never counts as asking for markdown. Curl and most HTTP libraries send this.'],
  ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8', 'This is what a browser sends.'],
  ['text/markdown', 'Markdown is named, and nothing ranks higher.'],
  ['text/markdown, text/html', 'A tie goes to markdown, in either order.'],
  ['text/html, text/markdown', 'The same tie again.'],
  ['text/markdown, */*;q=0.1', 'Markdown is named and ranks highest.'],
  ['text/markdown;q=0.5, text/html', 'HTML ranks higher.'],
  ['text/markdown;q=0, */*', 'q=0 refuses a type.'],
  ['text/*', 'Another wildcard.'],
  ['text/html;q=0, */*', 'HTML is refused, so markdown is left.'],
  ['application/json', 'Neither type is acceptable; pages have no JSON form.'],
]

const ANSWERS = { html: 'HTML', markdown: 'markdown', 'not-acceptable': '406' } as const
const EXAMPLE = '/about'

export default function MarkdownForAgents() {
  const { siteUrl, canonicalUrl } = config()
  const example = findPage(EXAMPLE)
  const twin = markdownPath(EXAMPLE)
  return (
    <ArticlePage path="/docs/markdown" lede="One URL, two forms. Both always say the same thing.">
      <h2>Two ways to ask for it</h2>
      <CodeBlock language="sh">{`curl -H 'Accept: text/markdown' ${siteUrl}${EXAMPLE}\ncurl ${siteUrl}${twin}`}</CodeBlock>
      <p>
        Both return the same bytes. A URL that ends in <code>.md</code> or <code>/index.md</code> is always markdown,
        whatever <code>Accept</code> says. The home page&rsquo;s markdown is at <code>{markdownPath('/')}</code> and{' '}
        <code>/.md</code>. We never guess from the user agent: a program that sends <code>*/*</code> gets HTML.
      </p>

      <h2>How Accept is read</h2>
      <p>
        Quality values, the precedence of specific ranges and case-insensitivity all follow{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1">RFC 9110, section 12.5.1</a>. Malformed entries
        are ignored.
      </p>
      <WideTable label="Accept headers and the responses to them" breaksCode>
        <TableContent
          head={['Accept', 'Response', 'Why']}
          rows={ACCEPT_EXAMPLES.map(([accept, rule]) => [
            accept ? `\`${accept}\`` : 'not sent',
            ANSWERS[preferredVariant(accept ?? '').variant],
            rule,
          ])}
        />
      </WideTable>
      <AcceptTester />
      <PageScript name="accept-tester" />
      <p>
        Here is what some clients send, with the source and the date of each value. New versions may send something
        else.
      </p>
      <WideTable label="Where each client’s Accept was read" breaksCode>
        <TableContent
          head={['Client', 'Accept header', 'Source', 'Checked on']}
          rows={senders.map(({ name, accept, source, day }) => [
            name,
            `\`${accept}\``,
            `[${new URL(source).hostname}](${source})`,
            day,
          ])}
        />
      </WideTable>

      <h2>What the markdown contains</h2>
      <CodeBlock language="markdown" label={`How ${twin} begins`}>
        {markdownSample(example, siteUrl)}
      </CodeBlock>
      <ul>
        <li>
          It opens with YAML front matter. <code>url</code> is the URL to cite, and <code>lastmod</code> is the day the
          content last changed.
        </li>
        <li>
          Then comes the page: the same headings, lists, tables, code and links, in the same order. Links are absolute,
          and code blocks keep their language.
        </li>
        <li>
          It leaves out the navigation, the footer, forms and scripts, and the pictures of the product, whose numbers
          are only examples.
        </li>
      </ul>

      <h2>Headers</h2>
      <WideTable label="Headers of pages" breaksCode>
        <TableContent
          head={['Header', 'HTML', 'Markdown']}
          rows={[
            ['`Content-Type`', '`text/html; charset=utf-8`', `\`${MARKDOWN_TYPE}\``],
            [
              '`Vary`',
              'Always includes `Accept` and `Accept-Encoding`, on every status, so that no cache serves one form to a client that asked for the other.',
              'The same',
            ],
            [
              '`ETag`',
              'Strong, and different for each form and encoding. Send it back as `If-None-Match`, and an unchanged page returns a 304 without a body.',
              'The same',
            ],
            ['`Link`', `\`${htmlLinks(EXAMPLE)}\``, `\`${markdownLinks(EXAMPLE, canonicalUrl)}\``],
            [
              '`X-Markdown-Tokens`',
              'Not sent',
              'An estimate of the length in tokens. Send HEAD to get it without the body.',
            ],
          ]}
        />
      </WideTable>

      <p>
        Each form links to the other, and both link to the index of this site with the relation <code>describedby</code>
        . So do the 304 and the 404, and the same links are in the head of the HTML. The relation is new in{' '}
        <a href="https://llmstxt.org/changes.md">version 2 of llms.txt</a> (August 2026), which also names{' '}
        <code>alternate</code> for the markdown.
      </p>

      <p>
        Scripts on any site may read every page, file and error (<code>Access-Control-Allow-Origin: *</code>), with{' '}
        <code>Link</code>, <code>ETag</code> and <code>X-Markdown-Tokens</code>. Preflight requests work.
      </p>

      <h2>When there is no page</h2>
      <p>
        If a path doesn&rsquo;t exist, you get a 404 in markdown, whatever the method and <code>Accept</code>, and never
        a page that looks like success. It lists the closest pages first:
      </p>
      <CodeBlock language="markdown" label="404, for /docs/apis">
        {missing('/docs/apis', '', siteUrl).body.trim()}
      </CodeBlock>

      <h2>When neither form is acceptable</h2>
      <CodeBlock language="markdown" label={`406, for ${EXAMPLE} with Accept: application/json`}>
        {notAcceptable(example, siteUrl).body.trim()}
      </CodeBlock>
      <p>
        Pages accept GET and HEAD; any other method gets a 405 with <code>Allow</code>. Pages have no rate limit.
      </p>

      <h2>Files for machines</h2>
      <p>Each file has a single form, and none has a limit.</p>
      <ul>
        <li>
          <a href="/llms.txt">/llms.txt</a>: what the product is, and the pages worth reading, linked as markdown with
          their size in tokens.
        </li>
        <li>
          {sectionsWithTexts.map((section) => (
            <Fragment key={section}>
              <a href={fullTextPath(section)}>{fullTextPath(section)}</a>,{' '}
            </Fragment>
          ))}
          each with an <code>llms.txt</code> next to it: the text of one section in one file, short enough for readers
          that stop after 100,000 characters.
        </li>
        <li>
          <a href="/llms-full.txt">/llms-full.txt</a>: the text of all those pages.
        </li>
        <li>
          <a href="/agent-instructions.md">/agent-instructions.md</a>: when to use the product, when not to, and how to
          call the API.
        </li>
        <li>
          <a href="/openapi.json">/openapi.json</a>: the endpoints, in OpenAPI 3.1.
        </li>
        <li>
          <a href={SKILLS_INDEX_PATH}>{SKILLS_INDEX_PATH}</a>: two <a href="https://agentskills.io/">skills</a> that an
          agent can load when it needs them, one for rating a list of prospects within the limits and one for reading
          this site. Each is listed with the digest of its bytes.
        </li>
        <li>
          <a href="/sitemap-index.xml">/sitemap-index.xml</a>: the sitemaps of all sections, with the day each page last
          changed.
        </li>
      </ul>

      <h2>What some checkers look for and won&rsquo;t find here</h2>
      <p>This site doesn&rsquo;t announce anything it doesn&rsquo;t have.</p>
      <WideTable label="What some checkers look for, and why it isn’t here" breaksCode>
        <TableContent
          head={['They look for', 'Why it isn’t here']}
          rows={[
            [
              'A server card or an agent card',
              'These announce a Model Context Protocol server, or an agent to talk to. This site is neither. The platform’s agent-protocol server is separate and has its own keys.',
            ],
            [
              'Authorization metadata, such as `/.well-known/oauth-protected-resource`',
              'Nothing here needs a key or an account.',
            ],
            [
              'Markdown for known user agents',
              'A user agent can claim anything. `Accept` says what the client can use, and `.md` needs no header.',
            ],
            [
              'JSON for `Accept: application/json` on pages',
              'Pages have no JSON form. The 406 lists the forms they do have.',
            ],
            [
              'Status 200 for a missing page, with help in it',
              'Programs believe the status. The help is in the body of the 404.',
            ],
            [
              'A `Content-Signal` line in robots.txt',
              'It’s up to whoever runs the site what crawlers may do. The line appears once they have decided.',
            ],
          ]}
        />
      </WideTable>
      <p>
        To do the same on your own site, read <a href="/guides/site-readable-to-agents">the guide</a>.
      </p>
    </ArticlePage>
  )
}
