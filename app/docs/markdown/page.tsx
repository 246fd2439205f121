import { Fragment } from 'react'
import { ArticlePage } from '@/components/prose/article-page'
import { CodeBlock } from '@/components/prose/code-block'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { markdownSample } from '@/lib/agents/markdown-sample'
import { SKILLS_INDEX_PATH } from '@/lib/agents/skill-addresses'
import { config } from '@/lib/config'
import { htmlLinks, markdownLinks } from '@/lib/fields/links'
import { metadataOf } from '@/lib/head/metadata'
import { preferredVariant } from '@/lib/markdown/accept'
import { CHANGELOG_FEED_PATH, fullTextPath, sectionsWithTexts } from '@/lib/site/files'
import { MARKDOWN_TYPE, missing, notAcceptable } from '@/lib/site/notices'
import { findPage, markdownPath } from '@/lib/site/pages'
import { AcceptTester } from './accept-tester'
import { senders } from './senders'

export const generateMetadata = () => metadataOf('/docs/markdown')

/** One `Accept` value for each rule. The code that serves pages decides the answers in the table. */
const ACCEPT_EXAMPLES: [accept: string | undefined, rule: string][] = [
  [undefined, 'Without the header, you get the page that a browser gets.'],
  ['*/*', 'A wildcard never counts as asking for markdown. This is what curl and most HTTP libraries send.'],
  ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8', 'A browser.'],
  ['text/markdown', 'Named, and nothing ranks higher.'],
  ['text/markdown, text/html', 'A tie is markdown, in any order.'],
  ['text/html, text/markdown', 'The same tie.'],
  ['text/markdown, */*;q=0.1', 'Named above the rest.'],
  ['text/markdown;q=0.5, text/html', 'HTML ranks higher.'],
  ['text/markdown;q=0, */*', 'q=0 refuses a type.'],
  ['text/*', 'A wildcard again.'],
  ['text/html;q=0, */*', 'HTML is refused, so markdown is left.'],
  ['application/json', 'Neither type is acceptable. Pages have no JSON form.'],
]

const ANSWERS = { html: 'HTML', markdown: 'markdown', 'not-acceptable': '406' } as const
const EXAMPLE = '/about'

export default function MarkdownForAgents() {
  const { siteUrl } = config()
  const example = findPage(EXAMPLE)
  const twin = markdownPath(EXAMPLE)
  return (
    <ArticlePage
      path="/docs/markdown"
      lede="Each page has one address and two forms. The markdown is made from the HTML that a visitor gets, so the two always say the same."
    >
      <h2>Two ways to ask</h2>
      <CodeBlock language="sh">{`curl -H 'Accept: text/markdown' ${siteUrl}${EXAMPLE}\ncurl ${siteUrl}${twin}`}</CodeBlock>
      <p>
        Both answer with the same bytes. An address that ends in <code>.md</code> is markdown whatever{' '}
        <code>Accept</code> says, and so is one that ends in <code>/index.md</code>. The home page&rsquo;s markdown is
        at <code>{markdownPath('/')}</code> and <code>/.md</code>. Nothing is guessed from the user agent: a program
        that sends <code>*/*</code> gets HTML.
      </p>

      <h2>What Accept decides</h2>
      <p>
        Quality values, specific ranges before general ones and case follow{' '}
        <a href="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1">RFC 9110, section 12.5.1</a>. A malformed entry
        is ignored.
      </p>
      <WideTable label="Accept headers and their answers">
        <TableContent
          head={['Accept', 'Answer', 'Why']}
          rows={ACCEPT_EXAMPLES.map(([accept, rule]) => [
            accept ? `\`${accept}\`` : 'not sent',
            ANSWERS[preferredVariant(accept ?? '')],
            rule,
          ])}
        />
      </WideTable>
      <AcceptTester page={example} />
      <p>The values below were read where the table says. They change with the clients&rsquo; versions.</p>
      <WideTable label="Where each client’s Accept was read">
        <TableContent
          head={['Client', 'Sends', 'Read', 'On']}
          rows={senders.map(({ name, accept, source, day }) => [
            name,
            `\`${accept}\``,
            `[${new URL(source).hostname}](${source})`,
            day,
          ])}
        />
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
        <li>Not in it: navigation, footer, forms, scripts, and pictures of the product, whose numbers are examples.</li>
      </ul>

      <h2>Headers</h2>
      <WideTable label="Header fields of pages">
        <TableContent
          head={['Field', 'HTML', 'Markdown']}
          rows={[
            ['`Content-Type`', '`text/html; charset=utf-8`', `\`${MARKDOWN_TYPE}\``],
            [
              '`Vary`',
              'Has `Accept` and `Accept-Encoding`, on every status, so that no cache serves one form to a client that asked for the other.',
              'The same',
            ],
            [
              '`ETag`',
              'Strong, and different for each form and each encoding. Send it back as `If-None-Match`: an unchanged page is a 304 without a body.',
              'The same',
            ],
            ['`Link`', `\`${htmlLinks(EXAMPLE)}\``, `\`${markdownLinks(EXAMPLE, siteUrl)}\``],
            [
              '`X-Markdown-Tokens`',
              'Not sent',
              'An estimate of its length in tokens. A HEAD request gets it without the body.',
            ],
          ]}
        />
      </WideTable>

      <p>
        Each form links to the other, and both to the index of this site, by the relation <code>describedby</code>. So
        do the 304 and the 404, and the HTML&rsquo;s head has the same links as elements. The relation is new in{' '}
        <a href="https://llmstxt.org/changes.md">version 2 of llms.txt</a> (August 2026), which also names{' '}
        <code>alternate</code> for the markdown, allows <code>.md</code> in place of an extension, and makes the section
        &ldquo;Optional&rdquo; mere advice to the reader.
      </p>

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
      <p>They have one form each, and no limit.</p>
      <ul>
        <li>
          <a href="/llms.txt">/llms.txt</a>: what the product is, and the pages worth reading, linked as markdown, each
          with its size in tokens.
        </li>
        <li>
          {sectionsWithTexts.map((section) => (
            <Fragment key={section}>
              <a href={fullTextPath(section)}>{fullTextPath(section)}</a>,{' '}
            </Fragment>
          ))}
          each with an <code>llms.txt</code> beside it: the text of one section in one file. Readers that cut a file off
          after 100,000 characters have all of it.
        </li>
        <li>
          <a href="/llms-full.txt">/llms-full.txt</a>: the text of all those pages.
        </li>
        <li>
          <a href="/agent-instructions.md">/agent-instructions.md</a>: when to use the product and when not, and how to
          call it.
        </li>
        <li>
          <a href="/openapi.json">/openapi.json</a>: the endpoints, in OpenAPI 3.1.
        </li>
        <li>
          <a href={SKILLS_INDEX_PATH}>{SKILLS_INDEX_PATH}</a>: two <a href="https://agentskills.io/">skills</a> that an
          agent can load when a task fits, for rating a list of prospects within the limits and for reading this site.
          Each has the digest of its bytes.
        </li>
        <li>
          <a href="/sitemap-index.xml">/sitemap-index.xml</a>: all pages with the day of their last change.
        </li>
        <li>
          <a href={CHANGELOG_FEED_PATH}>{CHANGELOG_FEED_PATH}</a>: <a href="/changelog">the changelog</a> as an Atom
          feed, an entry a day.
        </li>
      </ul>
      <h2>Tools that a browser&rsquo;s agent can call</h2>
      <p>
        While its page is open, each <a href="/tools">tool</a> is registered with <code>document.modelContext</code>,
        where the browser has that (<a href="https://webmachinelearning.github.io/webmcp/">WebMCP</a>, which Chrome
        tries out from version 149 to 156, in 2026). Four compute in the browser and send nothing. The three that look
        something up use the queue of their page: its limits hold, the person sees the list, and a list that stops says
        why. The result is the page&rsquo;s, as JSON with its source, its scale and the day.
      </p>

      <h2>What some checkers ask for and is not here</h2>
      <p>Nothing is announced that is not there.</p>
      <WideTable label="What some checkers ask for, and why it is not here">
        <TableContent
          head={['Asked for', 'Why it is not here']}
          rows={[
            [
              'A server card or an agent card',
              'They announce a server of the Model Context Protocol, or an agent to talk to. This site is neither; the platform’s agent-protocol server is separate and has its own keys.',
            ],
            [
              'Authorization metadata, such as `/.well-known/oauth-protected-resource`',
              'Nothing here needs a key or an account.',
            ],
            [
              'Markdown for known user agents',
              'A user agent can say anything. `Accept` says what the client can use, and `.md` needs no header.',
            ],
            [
              'JSON for `Accept: application/json` on pages',
              'Pages have no JSON form. The 406 says which forms there are.',
            ],
            [
              'Status 200 for a missing page, with help in it',
              'A program believes the status. The help is in the body of the 404.',
            ],
            [
              '`Content-Signal` in robots.txt, whatever it says',
              'It is the owner’s decision what crawlers may do. The line is there once the owner has set it.',
            ],
          ]}
        />
      </WideTable>
      <p>
        How to do the same on a site of your own: <a href="/guides/site-readable-to-agents">the guide</a>.
      </p>
    </ArticlePage>
  )
}
