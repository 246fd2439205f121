import { ArticlePage } from '@/components/prose/article-page'
import { ContactLink } from '@/components/prose/contact-link'
import { TableContent } from '@/components/prose/table-content'
import { Unbroken } from '@/components/prose/unbroken'
import { WideTable } from '@/components/prose/wide-table'
import { config } from '@/lib/config'
import { metadataOf } from '@/lib/head/metadata'

export const generateMetadata = () => metadataOf('/privacy')

export default function Privacy() {
  const { contact } = config()
  return (
    <ArticlePage path="/privacy" lede="No cookies, no accounts, nothing loaded from anybody else.">
      <h2>Your IP address</h2>
      <p>
        Two endpoints have limits, so we have to count requests. Each counter is keyed by your IP address; an IPv6
        address is shortened to its first 64 bits. While uncached ratings wait to be looked up, your address also
        decides when it&rsquo;s your turn. We use it for nothing else. The counters expire automatically:
      </p>
      <WideTable label="What is counted" isSlim>
        <TableContent
          head={['Endpoint', 'What we count', 'Expires']}
          rows={[
            ['`/api/pagerank`', 'Requests', '1 hour after the last one'],
            ['`/api/domain-rating`', 'Uncached lookups', '1 hour after the last one'],
          ]}
        />
      </WideTable>
      <p>
        Pages, their markdown, other files and the public counters have no limit, so we don&rsquo;t count requests for
        them.
      </p>

      <h2>What we share with others</h2>
      <p>
        The domains you look up go to the provider that rates them: Ahrefs for Domain Rating, Open PageRank for
        PageRank. Our server sends the request, so they see its IP address and not yours. The results are cached as
        domains and numbers, with no record of who looked them up.
      </p>

      <p>
        &ldquo;Ask ChatGPT&rdquo; and the links next to it lead to other companies. If you follow one, it passes on the
        URL of the page&rsquo;s markdown and nothing else. Until you do, nothing is sent.
      </p>

      <h2>What we log</h2>
      <p>
        <strong>Requests.</strong> For each one we log the time, the method, the page, file or endpoint, the status, how
        long the response took, whether it came from a cache and whether the client left before it was complete. We also
        log whether the request was for HTML or markdown and which rule decided that, whether a browser fetched the page
        ahead of a click, and what kind of client sent the request: a browser, a search engine, a script, or an AI agent
        by name. We read that from the client&rsquo;s user agent, which we don&rsquo;t log and which doesn&rsquo;t
        affect the response. If a page doesn&rsquo;t exist, we log its path so that we can find broken links. We never
        log the part of a URL after the question mark, so the domains you look up aren&rsquo;t logged either.
      </p>
      <p>
        <strong>Faults.</strong> If a provider, the database or the store for the counters fails, we log when and why.
        Our logs never contain a visitor&rsquo;s IP address or user agent. A host or proxy in front of this site may
        keep its own logs.
      </p>

      <h2>What stays in your browser</h2>
      <p>
        Anything you paste or drop into a tool stays in your browser, except for the domains you look up. Both checkers
        keep a long list or spreadsheet and its results in your browser, so that they can continue after a reload. They
        also keep the last value for each domain, to show you what has changed. The other tools keep what you fill in,
        so that a reload loses nothing. Each tool tells you when it does this, and lets you clear the data with one
        click. Every tool can open the lists that you drop or paste, until you delete them on{' '}
        <a href="/tools/your-lists">the page of your lists</a>. Your never-pitch list is there too. A search that you
        open contains the sites that it excludes. The API reference remembers whether you prefer its examples in curl,
        JavaScript or Python.
      </p>

      <h2>What this site doesn&rsquo;t have</h2>
      <ul>
        <li>Cookies, or anything else stored in your browser to recognise you.</li>
        <li>Analytics, advertising, or fonts, scripts and images from other servers.</li>
        <li>
          Forms that ask for your name or <Unbroken>e-mail</Unbroken> address.
        </li>
      </ul>

      {contact && (
        <>
          <h2>Questions</h2>
          <p>
            If you have questions about this page or about your data, write to the people who run this site:{' '}
            <ContactLink address={contact} />.
          </p>
        </>
      )}
    </ArticlePage>
  )
}
