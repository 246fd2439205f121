import { SiteLink } from '@/components/frame/site-link'
import { TableContent } from '@/components/prose/table-content'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Comparison } from './comparison'

const PATH = '/tools/compare-domains'

export const generateMetadata = () => metadataOf(PATH)

export default function CompareDomains() {
  return (
    <ToolPage
      path={PATH}
      lede="Up to five domains on two scales, each in its own chart. A 6 on the one and a 60 on the other have nothing to do with each other, so they never share an axis here."
      withoutScripts="Both numbers also come as JSON: `/api/domain-rating?target=example.com` and `/api/pagerank?domains[]=example.com`."
      tool={<Comparison />}
      faq={faq}
    >
      <h2>Why two charts</h2>
      <p>
        Both numbers look at links between domains and at nothing else. They come from different indexes and different
        formulas, on scales of different length, so compare domains only on the same scale.
      </p>
      <table>
        <TableContent
          head={['', 'Domain Rating', 'PageRank']}
          rows={[
            [
              'Made by',
              '[Ahrefs](https://ahrefs.com/)',
              '[Open PageRank](https://openpagerank.keywordseverywhere.com/methodology)',
            ],
            ['Scale', '0 to 100', '0 to 10'],
            ['Links from', 'Ahrefs’ own crawl', 'the public web graph of Common Crawl'],
            ['Belongs to', 'the whole domain', 'the whole domain'],
          ]}
        />
      </table>

      <h2>How to read a comparison</h2>
      <ul>
        <li>
          <strong>Both charts put the domains in the same order.</strong> Such numbers get no surer than that.
        </li>
        <li>
          <strong>The charts disagree.</strong> One index knows links that the other has not seen, or counts them
          differently. Look at who links to each site before you believe either.
        </li>
        <li>
          <strong>The difference is a point or two.</strong> It is noise. Choose by what the sites publish.
        </li>
        <li>
          <strong>A value is unknown, or not in the index.</strong> That says something about the index, not about the
          site.
        </li>
      </ul>
      <h2>The past years</h2>
      <p>
        Below both charts are the same domains on PageRank&rsquo;s scale, month by month, as far back as the provider
        goes. Domain Rating has no such history here. The axis has whole points, at least four of them, so that small
        waves look small.
      </p>
      <ul>
        <li>
          <strong>Dashed lines and hollow marks.</strong> The provider had no value of its own for these months and
          estimated one. The table and the exports mark them too.
        </li>
        <li>
          <strong>A gap, or a line that begins late.</strong> The provider has no value for these months. That is not a
          PageRank of 0.
        </li>
        <li>
          <strong>One line falls while the others stay level.</strong> It probably loses links, or the sites that link
          to it. Find out why before you write: has it changed hands, or its subject?
        </li>
        <li>
          <strong>All lines move together.</strong> The index has probably changed, not the sites.
        </li>
      </ul>
      <p>
        For a longer list on one scale, use the{' '}
        <SiteLink href="/tools/domain-rating-checker">Domain Rating checker</SiteLink> or the{' '}
        <SiteLink href="/tools/pagerank-checker">PageRank checker</SiteLink>. The address bar holds the comparison, so
        it can be sent as a link.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Can I convert PageRank into Domain Rating?',
    answer:
      'No. They are made from different links by different formulas. Multiplying a PageRank by ten gives a number that looks like a Domain Rating and is not one.',
  },
  {
    question: 'Which of the two should I trust?',
    answer:
      'Use one scale for one question: sort a list by either and keep to it. Where a decision matters, look at the linking sites themselves, and at whether people read the site.',
  },
  {
    question: 'How many comparisons can I make?',
    answer:
      'Each one takes one page-rank request, past years included, of which you have ten in any hour, and one rating lookup for each domain that was not looked up within the last day.',
  },
  {
    question: 'Why is one chart empty while the other works?',
    answer:
      'The two providers are asked separately, and one of them may be down, or its limit used up. The chart that works stays as it is; the other one says what to do.',
  },
]
