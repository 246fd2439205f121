import { ArticlePage } from '@/components/prose/article-page'
import { ContactLink } from '@/components/prose/contact-link'
import { Unbroken } from '@/components/prose/unbroken'
import { config } from '@/lib/config'
import { metadataOf } from '@/lib/head/metadata'
import { durationText } from '@/lib/limit/duration-text'
import { RATING_STALE_SECONDS } from '@/lib/limit/lifetimes'

export const generateMetadata = () => metadataOf('/about')

export default function About() {
  const { siteName, contact } = config()
  return (
    <ArticlePage path="/about" lede={`${siteName} is an outreach platform. This part of it needs no account.`}>
      <h2>What the platform does</h2>
      <p>
        It covers the four parts of earning a link by asking for it: finding blogs worth writing to, drafting the pitch,
        sending it, and following up until there&rsquo;s a reply or a good reason to stop. You work from a dashboard or
        a chatbot, or let an agent do it through a separate server with its own keys.
      </p>
      <p>None of that happens here. This site has no accounts, nothing to sign up for and no write API.</p>

      <h2>Who this site is for</h2>
      <ul>
        <li>Link builders who want to know whether a site is worth a pitch.</li>
        <li>Developers who want ratings, PageRank or the public counters as JSON, without a key.</li>
        <li>Agents that read the same pages as markdown and use the same endpoints.</li>
      </ul>

      <h2>Where the numbers come from</h2>
      <dl>
        <dt>Domain Rating, 0 to 100</dt>
        <dd>
          <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>. It measures the strength of a site&rsquo;s
          backlinks relative to every other site in Ahrefs&rsquo; index. We cache a rating for a day; if we can&rsquo;t
          fetch a new one then, you may see one up to {durationText(RATING_STALE_SECONDS)} old.
        </dd>
        <dt>PageRank, 0 to 10</dt>
        <dd>
          <a href="https://openpagerank.keywordseverywhere.com/">Open PageRank</a>, with its provider&rsquo;s numbers
          unrounded. If this site&rsquo;s key begins with <code>opr_</code>, <code>/api/pagerank</code> puts them into
          the shape it publishes; with any other key, it passes the provider&rsquo;s response on byte for byte.
          It&rsquo;s a different measure on a different scale: a PageRank of 6 and a Domain Rating of 60 have nothing to
          do with each other, and this site never shows one in place of the other.
        </dd>
        <dt>Editors pitched</dt>
        <dd>
          Distinct contacts who have been sent at least one pitch. Five pitches to one editor count once, and a draft
          that was never sent doesn&rsquo;t count.
        </dd>
        <dt>Blogs researched</dt>
        <dd>Prospect blogs across all workspaces. A blog in two workspaces was researched twice and counts twice.</dd>
      </dl>
      <p>
        Both counters come from the product&rsquo;s database and are never more than ten minutes old. On the home page,
        your browser fetches them from <a href="/api/stats">/api/stats</a>; if that fails, the page tells you. Pictures
        of the product show example numbers and are labelled as such.
      </p>

      <h2>What no number here can tell you</h2>
      <p>
        None of them tells you whether anybody reads a blog, whether its editor replies to <Unbroken>e-mail</Unbroken>,
        or whether a link would do its readers a favour. A rating sorts your list; reading three posts settles it.
      </p>

      {contact && (
        <>
          <h2>Contact</h2>
          <p>
            You can reach the people who run this site at <ContactLink address={contact} />.
          </p>
        </>
      )}

      <h2>Typefaces</h2>
      <p>
        The text is set in Familjen Grotesk, figures and code in Martian Mono. Both are free under the SIL Open Font
        License and, like everything on these pages, come from this server.
      </p>
    </ArticlePage>
  )
}
