import { englishDay } from '@/components/elements/english'
import { SiteLink } from '@/components/frame/site-link'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Builder } from './builder'
import { type Engine, engines, SOURCES_READ } from './engines'
import { languages } from './languages'
import { purposes } from './purposes'
import { regions } from './regions'

const PATH = '/tools/search-operators'

export const generateMetadata = () => metadataOf(PATH)

export default function SearchOperators() {
  return (
    <ToolPage
      path={PATH}
      lede="Footprints that find pages worth writing to, for several topics at once and in the syntax of each engine. Searches an engine can't do are left out, with a note."
      tool={<Builder />}
      faq={faq}
    >
      <h2>What each engine understands</h2>
      <WideTable label="What each engine understands">
        <TableContent
          head={['Search for', ...engines.map(({ name, help }) => `[${name}](${help})`)]}
          rows={operators.map(({ what, of }) => [
            what,
            ...engines.map((engine) => {
              const written = of(engine)
              if (engine.limit && what === LIMIT) return `[${written}](${engine.limit.source})`
              return written ? `\`${written}\`` : what === LIMIT ? 'no limit published' : 'no'
            }),
          ])}
        />
      </WideTable>
      <p>
        As read on {englishDay(new Date(SOURCES_READ))}. Each name links to the engine&rsquo;s own help. Google takes
        more than that page lists: <code>intitle:</code>, <code>inurl:</code> and <code>intext:</code> have worked for
        many years, but Google does not promise that they will. Bing documents no operator for words in an address.
        DuckDuckGo documents no <code>OR</code>, so the builder writes one query for each phrase. Its help warns that a
        minus gives fewer such results, not none.
      </p>
      <p>
        A region is <code>loc:</code> on Bing. On Google and DuckDuckGo it is a part of the address, the one that their
        own settings write there, so it gets lost if you copy only the text. So is DuckDuckGo&rsquo;s date. Bing
        documents no filter for dates, so a year is not in its queries. Google&rsquo;s <code>after:</code> goes by the
        date that Google takes a page to have (
        <a href="https://nullhandle.org/blog/2022-11-29-subtleties-of-the-google-date-search-operators.html">
          what is known of it
        </a>
        ).
      </p>
      <p>
        Google says above its results when it leaves words out; Bing does not. So the builder counts every word, also
        those in quotes. Alternatives that do not fit become further queries. So do sites to leave out: each query says
        which of them it takes.
      </p>
      <h2>In other languages</h2>
      <p>
        There are footprints in {languages.map(({ name }) => name).join(', ')}. The region proposes the language, and
        you can choose another. Except for English, each footprint was seen on a page that uses it. Add your own where
        you know better ones: they stay in your browser, and come along in the link to a set.
      </p>

      <h2>What the searches are for</h2>
      <dl>
        {purposes.map(({ id, title, why }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>

      <h2>Working through the set</h2>
      <p>
        &ldquo;Open the next five&rdquo; opens five tabs for one click and remembers where you are. Your browser may ask
        you to allow pop-ups first. Read the five before you go on: many searches with operators in a row are what a
        robot does. The CSV has every query with its address and what it is for, so that two people can share the work.
        The link holds the form, not the results. It keeps it behind a <code>#</code>, which browsers do not send, so
        this site does not see it.
      </p>
      <p>
        Sites that you have rated already need not turn up again: below their result, both{' '}
        <SiteLink href="/tools/domain-rating-checker">checkers</SiteLink> hand them over to be left out here.
      </p>

      <h2>Getting more out of a footprint</h2>
      <ul>
        <li>
          Change the topic before the footprint. &ldquo;Trail running&rdquo; and &ldquo;ultramarathon&rdquo; are two
          audiences.
        </li>
        <li>Look at the third page of results. Everybody writes to the first one.</li>
        <li>Ask two engines. Their indexes differ more than their operators do.</li>
        <li>Read before you write. A page that says &ldquo;write for us&rdquo; is an invitation to read its rules.</li>
      </ul>
    </ToolPage>
  )
}

function regionIn({ regionOperator, regionParameter }: Engine): string | undefined {
  const germany = regions.find(({ code }) => code === 'DE')
  return germany && (regionOperator?.(germany) ?? regionParameter?.(germany))
}

const LIMIT = 'Reads of a query'

const operators: readonly { what: string; of: (engine: Engine) => string | undefined }[] = [
  { what: 'An exact phrase', of: () => '"link building"' },
  { what: 'One site only', of: () => 'site:a.com' },
  { what: 'Without a site', of: () => '-site:a.com' },
  { what: 'An ending', of: ({ hasEndings }) => (hasEndings ? 'site:.de' : undefined) },
  { what: 'A region', of: regionIn },
  { what: 'A word in the title', of: ({ inTitle }) => `${inTitle}links` },
  { what: 'A word in the address', of: ({ inUrl }) => inUrl && `${inUrl}links` },
  { what: 'A word in the text', of: ({ inText }) => inText && `${inText}links` },
  { what: 'One of several phrases', of: ({ hasOr }) => (hasOr ? '(tips OR links)' : undefined) },
  {
    what: 'Not before a date',
    of: ({ afterOperator, afterParameter }) =>
      afterOperator?.('2026-01-01') ?? afterParameter?.('2026-01-01', '2026-11-24'),
  },
  { what: LIMIT, of: ({ limit }) => limit?.inWords },
]

const faq = [
  {
    question: 'Why can I not search for links to a competitor?',
    answer:
      'Search engines have withdrawn the operator for it; Google’s link: is gone. Links come from a backlink index now. A search still finds pages that mention the competitor, which is often what you wanted.',
  },
  {
    question: 'How do I find mentions of my brand that do not link?',
    answer:
      'Search for the brand as a phrase without your own site, then open each page and see whether the name is a link. No operator can tell. If your brand is a common word, add a second one, such as your product.',
  },
  {
    question: 'Why does Google ask me whether I am a robot?',
    answer:
      'Several searches with operators in a row look like a program to it. Open a few queries, and read them before the next; this page never opens more than five a click.',
  },
  {
    question: 'Region or ending, which of the two?',
    answer:
      'An ending is exact and narrow: .de finds no German site under .com. A region is the engine’s own guess, from the address, the server and the language, and finds those too. Try the region first, and the ending where it lets in too much.',
  },
  {
    question: 'Are these searches sent anywhere by this page?',
    answer:
      'No. They are put together in your browser, and this site does not learn them. When you open one, it goes to the search engine, without this page’s address.',
  },
]
