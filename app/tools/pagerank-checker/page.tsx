import { Picture } from '@/components/figures/picture'
import { ToolPage } from '@/components/tools/tool-page'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { metadataOf } from '@/lib/head/metadata'
import { policies } from '@/lib/limit/policies'
import { PageRankChecker } from './page-rank-checker'

const PATH = '/tools/pagerank-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function PageRankCheckerPage() {
  return (
    <ToolPage
      path={PATH}
      withoutScripts="You can get the same numbers from `/api/pagerank?domains[]=example.com`, without a key."
      tool={<PageRankChecker limit={policies.pageRank} preview={<Picture name="pagerank-checker" isFirst />} />}
      faq={faq}
    >
      <h2>What the number means</h2>
      <p>
        Open PageRank applies the idea of the original PageRank to a public map of the web: a domain counts for more if
        important domains link to it.{' '}
        <a href="https://openpagerank.keywordseverywhere.com/methodology">According to its makers</a>, the map is Common
        Crawl&rsquo;s web graph, hosts are first folded into their registrable domain, and the number of linking domains
        is added as a second signal. The result is one number from 0 to 10 for the whole domain.
      </p>
      <p>
        It shares only the idea with the PageRank that Google once showed in its toolbar. You can&rsquo;t compare it
        with <a href="/tools/domain-rating-checker">Domain Rating</a> either: that&rsquo;s a different measure on a
        different scale. <a href="/tools/compare-domains">The comparison</a> shows both side by side.
      </p>

      <h2>What the limit means for a long list</h2>
      <ul>
        <li>
          One request covers up to {MAX_PAGE_RANK_DOMAINS} domains, so a spreadsheet with 120 sites needs twelve
          requests.
        </li>
        <li>
          Each IP address gets {pageRankLimit.limit} requests in any {pageRankLimit.windowSeconds / 60} minutes. Once
          the first results are in, a line above the table shows how many are left.
        </li>
        <li>
          Before a long list starts, the tool tells you how long it will take, and offers to look up only the sites that
          come at once.
        </li>
        <li>
          When you have none left, the tool waits. A clock tells you when the next values come and when all are there.
        </li>
        <li>The window slides: you get each request back an hour after you made it, not all of them on the hour.</li>
        <li>
          The list and its results are kept in this browser until you clear them. After you reload the page or close the
          tab, the tool picks up where it left off, without looking anything up twice.
        </li>
      </ul>

      <h2>Your spreadsheet, with PageRank added</h2>
      <p>
        Paste the rows of a spreadsheet, or drop the file: CSV, TSV, .xlsx or .ods, packed as .zip or .gz or not. The
        tool finds the column with the domains (you can choose another) and looks up each site once, however many rows
        it has. The spreadsheet stays in your browser; only the domains are sent. You get it back with the same rows and
        columns in the same order, and the PageRank, rank, referring domains, source, date and a note added on the
        right. A CSV or TSV keeps every character and its encoding. A workbook stays a workbook, with all its sheets. To
        tidy up the list first, use <a href="/tools/prospect-list-cleaner">the cleaner</a>, which can send it straight
        to this page.
      </p>

      <h2>The history of one domain</h2>
      <p>
        Look up a single domain, and a chart shows its PageRank month by month, as far back as the provider goes, along
        with a table and exports. This doesn&rsquo;t use an extra request. To see several domains on one axis, use{' '}
        <a href="/tools/compare-domains">the comparison</a>.
      </p>
      <ul>
        <li>
          <strong>Dashed lines and hollow marks</strong> are months for which the provider had no data and estimated a
          value. The table and the exports mark them too.
        </li>
        <li>
          <strong>A gap</strong> means that the provider has no value for those months. That isn&rsquo;t a PageRank of
          0.
        </li>
        <li>
          <strong>A steep fall</strong> is a reason to look closer before you write: has the domain changed hands or
          changed subject? The axis always spans at least four whole points, so that small changes look small.
        </li>
      </ul>

      <h2>What the table shows</h2>
      <dl>
        <dt>PageRank</dt>
        <dd>From 0 to 10, as the provider gives it, to two decimal places.</dd>
        <dt>Rank</dt>
        <dd>The domain&rsquo;s position among all domains in the index, 1 being the strongest.</dd>
        <dt>Referring domains</dt>
        <dd>
          How many domains link to this one, by the provider&rsquo;s count. It says &ldquo;not given&rdquo; if the
          provider doesn&rsquo;t say.
        </dd>
        <dt>The date of the data</dt>
        <dd>
          You&rsquo;ll find it above the table. The provider updates its index about once a month; if the dates differ,
          the oldest is shown.
        </dd>
        <dt>Not in the index</dt>
        <dd>The provider has no data on the domain. New sites and sites with few links are often missing.</dd>
        <dt>Unknown</dt>
        <dd>The lookup failed. The reason is next to it, and you can try again.</dd>
      </dl>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Is this Google’s PageRank?',
    answer:
      'No. Google hasn’t published PageRank values since 2016. Open PageRank applies the same basic idea to public crawl data.',
  },
  {
    question: 'What is a good PageRank?',
    answer:
      'One that’s at least typical of sites in your field. Compare like with like: look up five sites that you know are good, and see how your list measures up.',
  },
  {
    question: 'Why is a domain not in the index?',
    answer:
      'The crawl behind the index didn’t find any links to it. That happens to new sites, sites with few links, and misspelt names. It isn’t a PageRank of 0, and the table doesn’t show it as one.',
  },
  {
    question: 'Why does a repeated lookup use up a request?',
    answer:
      'The limit counts every request, whether the result comes from the provider or from the cache. Download the results instead of looking them up again.',
  },
  {
    question: 'Does a single article have its own PageRank?',
    answer: 'Not here. The index holds whole domains, so an article is looked up as the domain it’s on.',
  },
]
