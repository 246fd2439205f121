import { SiteLink } from '@/components/frame/site-link'
import { ToolPage } from '@/components/tools/tool-page'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { metadataOf } from '@/lib/head/metadata'
import { PageRankChecker } from './page-rank-checker'

const PATH = '/tools/pagerank-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function PageRankCheckerPage() {
  return (
    <ToolPage
      path={PATH}
      lede="Open PageRank from 0 to 10 for one domain, a list, or your own sheet, which comes back with its columns and the ranks beside them. A domain that is not in the index is marked as such, never as 0."
      withoutScripts="The same numbers come from `/api/pagerank?domains[]=example.com`, without a key."
      tool={<PageRankChecker limit={{ limit: pageRankLimit.limit, windowSeconds: pageRankLimit.windowSeconds }} />}
      faq={faq}
    >
      <h2>What the number says</h2>
      <p>
        Open PageRank runs the idea of the original PageRank over a public map of the web: a domain counts for more when
        domains that count link to it.{' '}
        <a href="https://openpagerank.keywordseverywhere.com/methodology">Its makers say</a> that the map is Common
        Crawl&rsquo;s web graph, that hosts are folded into their registered domain first, and that the number of
        different linking domains is added as a second signal. The result is one number from 0 to 10 for a whole domain.
      </p>
      <p>
        It shares only its idea with the PageRank that Google once showed in its toolbar. It cannot be compared with{' '}
        <SiteLink href="/tools/domain-rating-checker">Domain Rating</SiteLink>, which is another measure on another
        scale; <SiteLink href="/tools/compare-domains">the comparison</SiteLink> shows both side by side.
      </p>

      <h2>What the limit means for a long list</h2>
      <ul>
        <li>One request takes up to {MAX_PAGE_RANK_DOMAINS} domains. A sheet with 120 sites is twelve requests.</li>
        <li>
          An address has {pageRankLimit.limit} requests in any {pageRankLimit.windowSeconds / 60} minutes. The number of
          requests left is above the table after the first answer.
        </li>
        <li>When none is left, the list waits, shows how long, and goes on by itself.</li>
        <li>The window slides: each request comes back an hour after it was made, not all at the full hour.</li>
        <li>
          Until you clear it, the list and its answers are kept in this browser. After a reload or a closed tab it goes
          on where it was, and asks for nothing twice.
        </li>
      </ul>

      <h2>Your sheet, with its ranks</h2>
      <p>
        Paste the rows of a sheet, or drop it as CSV, TSV, .xlsx or .ods: the column with the addresses is found and can
        be changed, and each site is asked for once, however many rows it has. The sheet stays in your browser; only the
        names of the sites are sent. It comes back with the same rows and columns in the same order, and at its right
        the PageRank, the place, the referring domains, the source, the day and a note. A CSV or TSV keeps every
        character and its encoding; an .xlsx comes back as a workbook with all its sheets, an .ods as CSV.{' '}
        <SiteLink href="/tools/prospect-list-cleaner">The cleaner</SiteLink> brings a list into shape first, and hands
        it over to this page.
      </p>

      <h2>The past years of one domain</h2>
      <p>
        Check a single domain, and a line shows its PageRank month by month, as far back as the provider goes, with a
        table and exports of its own. It takes no further request. Several domains share an axis in{' '}
        <SiteLink href="/tools/compare-domains">the comparison</SiteLink>.
      </p>
      <ul>
        <li>
          <strong>Dashed lines and hollow marks</strong> are months for which the provider had no value of its own and
          estimated one. The table and the exports mark them too.
        </li>
        <li>
          <strong>A gap</strong> is a time of which the provider has no value. That is not a PageRank of 0.
        </li>
        <li>
          <strong>A steep fall</strong> is a reason to look closer before you write: has the domain changed hands, or
          its subject? The axis has whole points, at least four of them, so that small waves look small.
        </li>
      </ul>

      <h2>What the table shows</h2>
      <dl>
        <dt>PageRank</dt>
        <dd>From 0 to 10, as the provider states it; nothing is rounded.</dd>
        <dt>Place among all</dt>
        <dd>The domain&rsquo;s position among all domains in the index, 1 being the strongest.</dd>
        <dt>Referring domains</dt>
        <dd>
          How many domains link to the domain, as the provider counts them. It says “unknown” where the provider names
          no number.
        </dd>
        <dt>The day of the data</dt>
        <dd>Above the table. The provider renews its index about once a month; where days differ, it is the oldest.</dd>
        <dt>Not in the index</dt>
        <dd>The provider knows nothing about the domain. New and rarely linked sites are often missing.</dd>
        <dt>Unknown</dt>
        <dd>The lookup failed. The reason is beside it, and you can try again.</dd>
      </dl>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Is this Google’s PageRank?',
    answer:
      'No. Google has not published PageRank values since 2016. Open PageRank is computed by others from public crawl data, with the same basic idea.',
  },
  {
    question: 'What is a good PageRank?',
    answer:
      'One that is at least usual for sites in your field. Compare like with like: look up five sites that you know to be good, and compare your list with them.',
  },
  {
    question: 'Why is a domain not in the index?',
    answer:
      'The crawl behind the index did not see links to it. That happens to new sites, to sites with few links, and to misspelt names. It is not a PageRank of 0, and the table does not show it as one.',
  },
  {
    question: 'Why does a repeated lookup use up a request?',
    answer:
      'The limit counts every request, whether the provider or the cache answers it. Download the result as CSV instead of looking it up again.',
  },
  {
    question: 'Does the page of an article have its own PageRank?',
    answer: 'Not here. The index holds whole domains, so an article is looked up as the domain that it belongs to.',
  },
]
