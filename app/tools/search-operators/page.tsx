import { Fragment } from 'react'
import { type Engine, engines, SOURCES_READ } from '@/app/tools/search-operators/queries/engines'
import { languages } from '@/app/tools/search-operators/queries/languages'
import { purposes } from '@/app/tools/search-operators/queries/purposes'
import { regions } from '@/app/tools/search-operators/queries/regions'
import { englishDay } from '@/components/elements/english'
import { Picture } from '@/components/figures/picture'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Builder } from './builder'

const PATH = '/tools/search-operators'

export const generateMetadata = () => metadataOf(PATH)

export default function SearchOperators() {
  return (
    <ToolPage path={PATH} tool={<Builder preview={<Picture name="search-operators" isFirst />} />} faq={faq}>
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
        If an engine can&rsquo;t run a search, we leave it out and tell you. We checked this on{' '}
        {englishDay(new Date(SOURCES_READ))}; each engine&rsquo;s name links to its own help. Google understands more
        than its help mentions: <code>intitle:</code>, <code>inurl:</code> and <code>intext:</code> have worked for many
        years, though Google doesn&rsquo;t promise that they always will. Bing documents no operator for words in a URL.
        DuckDuckGo documents no <code>OR</code>, so the builder writes one query for each phrase. DuckDuckGo&rsquo;s
        help also warns that a minus sign gives you fewer results with that word, not none.
      </p>
      <p>
        On Bing, a region is written <code>loc:</code>. On Google and DuckDuckGo, it&rsquo;s part of the URL, as in
        their own settings. If you copy only the text of the query, you lose the region. The same goes for
        DuckDuckGo&rsquo;s date. Bing documents no date filter, so its queries don&rsquo;t include a year.
        Google&rsquo;s <code>after:</code> uses the date Google assigns to a page;{' '}
        <a href="https://nullhandle.org/blog/2022-11-29-subtleties-of-the-google-date-search-operators.html">
          this article
        </a>{' '}
        collects what is known about it.
      </p>
      <p>
        If Google ignores some of your words, it tells you above the results; Bing doesn&rsquo;t. So the builder counts
        every word, including those in quotes. Alternatives that don&rsquo;t fit go into extra queries. Excluded sites
        don&rsquo;t: each query leaves out as many as it has room for, and says how many.
      </p>
      <h2>In other languages</h2>
      <p>
        There are footprints in {languageList}. The region suggests a language, and you can choose another. Apart from
        the English ones, each footprint was found on a real page. If you know better ones, add your own: they stay in
        your browser, and in any link you share.
      </p>

      <h2>What each search is for</h2>
      <dl>
        {purposes.map(({ id, title, why }) => (
          <Fragment key={id}>
            <dt>{title}</dt>
            <dd>{why}</dd>
          </Fragment>
        ))}
      </dl>

      <h2>Working through the set</h2>
      <p>
        &ldquo;Open the next five&rdquo; opens five tabs with one click and remembers where you are. Your browser may
        ask you to allow pop-ups first. Read all five before you go on: running many operator searches in a row makes
        you look like a bot. The CSV lists every query with its URL and its purpose, so that two people can share the
        work. A copied link contains what you&rsquo;ve filled in, after a <code>#</code>, but not the results. Browsers
        don&rsquo;t send that part of a URL, so this site never sees it.
      </p>
      <p>
        You needn&rsquo;t see a site again once you&rsquo;ve rated it. A button below the results of either{' '}
        <a href="/tools/domain-rating-checker">checker</a> sends your list here, so that its sites are left out.
      </p>

      <h2>Getting more out of a footprint</h2>
      <ul>
        <li>
          Change the topic before you change the footprint. &ldquo;Trail running&rdquo; and &ldquo;ultramarathon&rdquo;
          reach two audiences.
        </li>
        <li>Go to the third page of results. Everybody else writes to the sites on the first.</li>
        <li>Use two engines. Their indexes differ more than their operators do.</li>
        <li>Read before you write. A &ldquo;write for us&rdquo; page is an invitation to read its rules first.</li>
      </ul>
    </ToolPage>
  )
}

const languageList = new Intl.ListFormat('en-GB').format(languages.map(({ name }) => name))

function regionIn({ regionOperator, regionParameter }: Engine): string | undefined {
  const germany = regions.find(({ code }) => code === 'DE')
  return germany && (regionOperator?.(germany) ?? regionParameter?.(germany, 'de'))
}

const LIMIT = 'Query length'

const operators: readonly { what: string; of: (engine: Engine) => string | undefined }[] = [
  { what: 'An exact phrase', of: () => '"link building"' },
  { what: 'One site only', of: () => 'site:a.com' },
  { what: 'Exclude a site', of: () => '-site:a.com' },
  { what: 'An ending (top-level domain)', of: ({ hasEndings }) => (hasEndings ? 'site:.de' : undefined) },
  { what: 'A region', of: regionIn },
  { what: 'A word in the title', of: ({ inTitle }) => `${inTitle}links` },
  { what: 'A word in the URL', of: ({ inUrl }) => inUrl && `${inUrl}links` },
  { what: 'A word in the text', of: ({ inText }) => inText && `${inText}links` },
  { what: 'One of several phrases', of: ({ hasOr }) => (hasOr ? '(tips OR links)' : undefined) },
  {
    what: 'On or after a date',
    of: ({ afterOperator, afterParameter }) =>
      afterOperator?.('2026-01-01') ?? afterParameter?.('2026-01-01', '2026-11-24'),
  },
  { what: LIMIT, of: ({ limit }) => limit?.inWords },
]

const faq = [
  {
    question: 'Why can’t I search for links to a competitor?',
    answer:
      'Search engines have withdrawn the operators for that, including Google’s link: operator. For links you now need a backlink index. A search still finds pages that mention the competitor, which is often what you’re after.',
  },
  {
    question: 'How do I find mentions of my brand that don’t link?',
    answer:
      'Search for the brand as a phrase, excluding your own site. Then open each page and see whether the name is a link; no operator can tell you. If your brand is a common word, add another word to the query, such as the name of your product.',
  },
  {
    question: 'Why does Google ask me whether I’m a robot?',
    answer:
      'Because several operator searches in a row look automated. Open a few queries and read the results before you open more. This page never opens more than five per click.',
  },
  {
    question: 'Should I use a region or an ending?',
    answer:
      'An ending is exact and narrow: .de won’t find German sites on .com domains. A region is the engine’s own guess, based on the URL, the server and the language, and will find those too. Try the region first, and the ending if the region lets in too much.',
  },
  {
    question: 'Does this page send my searches anywhere?',
    answer:
      'No. They’re put together in your browser, and this site never sees them. When you open one, it goes to the search engine, without the URL of this page.',
  },
]
