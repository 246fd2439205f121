import { Picture } from '@/components/figures/picture'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { policies, ratingPace } from '@/lib/limit/policies'
import { Comparison } from './comparison'

const PATH = '/tools/compare-domains'

export const generateMetadata = () => metadataOf(PATH)

export default function CompareDomains() {
  return (
    <ToolPage
      path={PATH}
      withoutScripts="You can also get both numbers as JSON: `/api/domain-rating?target=example.com` and `/api/pagerank?domains[]=example.com`."
      tool={
        <Comparison
          ratingLimit={{ ...policies.domainRating, ...ratingPace }}
          pageRankLimit={policies.pageRank}
          preview={<Picture name="compare-domains" isFirst />}
        />
      }
      faq={faq}
    >
      <h2>Why two columns</h2>
      <p>
        Both numbers reflect only the links between domains. But they use different indexes, formulas and scales, so
        only compare domains within a column.
      </p>
      <WideTable label="The two scales" isSlim>
        <TableContent
          head={['', 'Domain Rating', 'PageRank']}
          rows={[
            [
              'Provider',
              '[Ahrefs](https://ahrefs.com/)',
              '[Open PageRank](https://openpagerank.keywordseverywhere.com/methodology)',
            ],
            ['Scale', '0 to 100', '0 to 10'],
            ['Links from', 'Ahrefs’ own crawl', 'Common Crawl’s public web graph'],
            ['Describes', 'the whole domain', 'the whole domain'],
          ]}
        />
      </WideTable>

      <h2>How to read a comparison</h2>
      <ul>
        <li>
          <strong>Both columns put the domains in the same order.</strong> That&rsquo;s as much certainty as these
          numbers can give you.
        </li>
        <li>
          <strong>The columns disagree.</strong> One index has seen links that the other hasn&rsquo;t, or counts them
          differently. Look at who links to each site before you believe either.
        </li>
        <li>
          <strong>The difference is a point or two.</strong> That&rsquo;s noise. Choose by what the sites publish.
        </li>
        <li>
          <strong>A value is unknown, or the domain isn&rsquo;t in the index.</strong> That tells you about the lookup
          or the index, not about the site.
        </li>
      </ul>
      <h2>PageRank over the years</h2>
      <p>
        Below the table you&rsquo;ll find the same domains&rsquo; PageRank month by month, as far back as the provider
        goes. There&rsquo;s no such history for Domain Rating. The axis always spans at least four whole points, so that
        small changes look small.
      </p>
      <ul>
        <li>
          <strong>Dashed lines and hollow marks.</strong> The provider had no data for these months and estimated a
          value. The table and the exports mark them too.
        </li>
        <li>
          <strong>A gap, or a line that starts late.</strong> The provider has no value for those months. That
          isn&rsquo;t a PageRank of 0.
        </li>
        <li>
          <strong>One line falls while the others stay level.</strong> The site is probably losing links. Find out why
          before you write: has it changed hands or changed subject?
        </li>
        <li>
          <strong>All lines move together.</strong> The index has probably changed, not the sites.
        </li>
      </ul>
      <p>
        For a longer list on one scale, use the <a href="/tools/domain-rating-checker">Domain Rating checker</a> or the{' '}
        <a href="/tools/pagerank-checker">PageRank checker</a>. The address bar holds your comparison, so you can share
        it as a link.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Can I convert PageRank into Domain Rating?',
    answer:
      'No. They’re calculated from different links by different formulas. If you multiply a PageRank by ten, you get a number that looks like a Domain Rating and isn’t one.',
  },
  {
    question: 'Which of the two should I trust?',
    answer:
      'Use one scale for one question: sort your list by either, and stick with it. If the decision matters, look at the linking sites themselves, and at whether people read the site.',
  },
  {
    question: 'How many comparisons can I make?',
    answer:
      'Each one uses a single PageRank request, history included, and you have ten of those in any hour. It also uses one rating lookup for each domain that nobody has looked up in the last day.',
  },
  {
    question: 'Why is one column empty while the other works?',
    answer:
      'The two numbers come from separate providers. One of them may be down, or you may have reached the limit. The other column isn’t affected, and a note below the table tells you what to do.',
  },
]
