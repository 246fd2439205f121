import { ArticlePage } from '@/components/prose/article-page'
import { config } from '@/lib/config'
import { metadataOf } from '@/lib/head/metadata'

export const generateMetadata = () => metadataOf('/about')

export default function About() {
  const { siteName } = config()
  return (
    <ArticlePage
      path="/about"
      lede={`${siteName} is an outreach and link-building platform. This site is the part of it that needs no account.`}
    >
      <h2>What the platform does</h2>
      <p>
        It covers the four parts of getting a link by asking for it: finding blogs worth writing to, drafting the pitch,
        sending it, and following up until there is an answer or a good reason to stop. That work is done from a
        dashboard, a chat bot, or by an agent over a separate server with its own keys.
      </p>
      <p>None of that is here. This site has no accounts, nothing to sign up for, and no way to write anything.</p>

      <h2>What this site is for</h2>
      <ul>
        <li>Somebody who builds links and wants to know whether a site is worth a letter.</li>
        <li>A developer who wants ratings, ranks or the public counters as JSON, without a key.</li>
        <li>An agent that reads the same pages as markdown and calls the same endpoints.</li>
      </ul>

      <h2>Where the numbers come from</h2>
      <dl>
        <dt>Domain Rating, 0 to 100</dt>
        <dd>
          <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>. It measures the strength of a site&rsquo;s
          backlinks against all other sites in that index. A rating is fetched at most once a day; while Ahrefs does not
          answer, one up to seven days old may be shown.
        </dd>
        <dt>PageRank, 0 to 10</dt>
        <dd>
          <a href="https://openpagerank.keywordseverywhere.com/">Open PageRank</a>, passed on as its provider states it.
          It is another measure on another scale: a 6 there and a 60 in Domain Rating have nothing to do with each
          other, and this site never shows one in place of the other.
        </dd>
        <dt>Editors pitched</dt>
        <dd>
          Distinct contacts that were sent at least one pitch. Five pitches to one editor count once; a draft that was
          never sent does not count.
        </dd>
        <dt>Blogs researched</dt>
        <dd>
          Prospect blogs over all workspaces. The same blog in two workspaces was researched twice and counts twice.
        </dd>
      </dl>
      <p>
        Both counters come from the product&rsquo;s database and are never older than ten minutes. The home page asks{' '}
        <a href="/api/stats">/api/stats</a> for them in your browser, and says so if it gets no answer. Pictures of the
        product carry example numbers and say so.
      </p>

      <h2>What no number here tells you</h2>
      <p>
        Whether anybody reads a blog, whether its editor answers mail, and whether a link from it would be a favour to
        its readers. A rating sorts a list; reading three posts decides.
      </p>

      <h2>Made from</h2>
      <p>
        Text is set in Familjen Grotesk, figures and code in Martian Mono. Both are free under the SIL Open Font License
        and come from this server, as everything on these pages does.
      </p>
    </ArticlePage>
  )
}
