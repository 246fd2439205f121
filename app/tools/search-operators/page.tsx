import { SiteLink } from '@/components/site-link'
import { TableContent } from '@/components/table-content'
import { ToolPage } from '@/components/tools/tool-page'
import { WideTable } from '@/components/wide-table'
import { metadataOf } from '@/lib/site/metadata'
import { Builder } from './builder'
import { type Engine, engines } from './engines'
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
              return written ? `\`${written}\`` : 'no'
            }),
          ])}
        />
      </WideTable>
      <p>
        Each name links to the engine&rsquo;s own help. Google takes more than that page lists: <code>intitle:</code>,{' '}
        <code>inurl:</code> and <code>intext:</code> have worked for many years, but Google does not promise that they
        will. Bing documents no operator for words in an address. DuckDuckGo documents no <code>OR</code>, so the
        builder writes one query for each phrase. Its help warns that a minus gives fewer such results, not none.
      </p>
      <p>
        A region is <code>loc:</code> on Bing. On Google and DuckDuckGo it is a part of the address, the one that their
        own settings write there, so it gets lost if you copy only the text. Google reads 32 words of a query and says
        so above the results when there are more. A site to leave out is one word. The list of sites is cut where the
        words end, and the page says how many fit.
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
        &ldquo;Open the next query&rdquo; opens one tab for one click and remembers where you are. After ten it stops
        and asks, because ten searches with operators in a row are what a robot does. The CSV has every query with its
        address and what it is for, so that two people can share the work. The link holds the form, not the results. It
        keeps it behind a <code>#</code>, which browsers do not send, so this site does not see it.
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
  { what: 'Not before a date', of: ({ after }) => after && `${after}2026-01-01` },
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
      'Several searches with operators in a row look like a program to it. Open the queries one at a time, with a moment in between; this page never opens more than the one you click, and stops after ten.',
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
