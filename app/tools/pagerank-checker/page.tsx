import { SiteLink } from '@/components/site-link'
import { ToolPage } from '@/components/tools/tool-page'
import { pageRankLimit, pageRankMaxDomains } from '@/lib/site/endpoints/pagerank'
import { metadataOf } from '@/lib/site/metadata'
import { PageRankChecker } from './page-rank-checker'

const PATH = '/tools/pagerank-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function PageRankCheckerPage() {
  return (
    <ToolPage
      path={PATH}
      lede="Open PageRank from 0 to 10 for one domain or a hundred. A domain that the index does not know says so, and is never shown as 0."
      withoutScripts={
        <>
          The same numbers come from <code>/api/pagerank?domains[]=example.com</code>, without a key.
        </>
      }
      tool={<PageRankChecker />}
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
        It has nothing to do with the PageRank that Google once showed in its toolbar, beyond the idea. Nor does it
        compare with <SiteLink href="/tools/domain-rating-checker">Domain Rating</SiteLink>, which is another measure on
        another scale; <SiteLink href="/tools/compare-domains">the comparison</SiteLink> shows both side by side.
      </p>

      <h2>What the limit means for a long list</h2>
      <ul>
        <li>One request takes up to {pageRankMaxDomains} domains. A list of a hundred is ten requests.</li>
        <li>
          An address has {pageRankLimit.limit} requests in any {pageRankLimit.windowSeconds / 60} minutes. The count of
          what is left stands above the table as soon as the first answer is there.
        </li>
        <li>When none is left, the list waits, shows for how long, and goes on by itself.</li>
        <li>The window slides: each request comes back an hour after it was made, not all at the full hour.</li>
      </ul>

      <h2>What stands in the table</h2>
      <dl>
        <dt>PageRank</dt>
        <dd>From 0 to 10, as the provider states it; nothing is rounded.</dd>
        <dt>Place among all</dt>
        <dd>The domain&rsquo;s position among all domains in the index, 1 being the strongest.</dd>
        <dt>Not in the index</dt>
        <dd>The provider knows nothing about the domain. New and rarely linked sites are often missing.</dd>
        <dt>Unknown</dt>
        <dd>The lookup failed. The reason stands beside it, and it can be tried again.</dd>
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
      'One that is not below what is usual among the sites in your field. Compare like with like: look up five sites that you know to be good there, and read the list against them.',
  },
  {
    question: 'Why is a domain not in the index?',
    answer:
      'The crawl that the index is made from did not see links to it. That happens to new sites, to sites that few link to, and to misspelt names. It is not a PageRank of 0, and the table does not show it as one.',
  },
  {
    question: 'Why does a repeated lookup use up a request?',
    answer:
      'The limit counts requests, whether their answer comes from the provider or from the cache. Take the result along as CSV instead of looking it up again.',
  },
  {
    question: 'Does the page of an article have its own PageRank?',
    answer:
      'Not here. The index holds whole domains, so the address of an article is looked up as the domain that it belongs to.',
  },
]
