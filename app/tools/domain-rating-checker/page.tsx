import { Picture } from '@/components/figures/picture'
import { ToolPage } from '@/components/tools/tool-page'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { metadataOf } from '@/lib/head/metadata'
import { durationText } from '@/lib/limit/duration-text'
import { RATING_STALE_SECONDS } from '@/lib/limit/lifetimes'
import { policies, ratingPace } from '@/lib/limit/policies'
import { RatingChecker } from './rating-checker'

const PATH = '/tools/domain-rating-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function DomainRatingChecker() {
  return (
    <ToolPage
      path={PATH}
      withoutScripts="You can get the same numbers from `/api/domain-rating?target=example.com`, without a key."
      tool={
        <RatingChecker
          limit={{ ...policies.domainRating, ...ratingPace }}
          preview={<Picture name="domain-rating-checker" isFirst />}
        />
      }
      faq={faq}
    >
      <h2>What the number means</h2>
      <p>
        <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a> measures the strength of a site&rsquo;s backlinks from
        0 to 100, relative to the other sites in Ahrefs&rsquo; index.{' '}
        <a href="https://help.ahrefs.com/ahrefs-metrics/how-is-ahrefs-domain-rating-calculated">According to Ahrefs</a>,
        three things go into it: which domains link to the site with at least one followed link, how strong those
        domains are themselves, and how many other domains each of them links to.
      </p>
      <p>
        The scale is <a href="https://ahrefs.com/blog/domain-rating/">logarithmic</a>: the step from 77 to 78 is larger
        than the one from 27 to 28. Traffic, the age of the domain, its topic and whether its links were bought play no
        part.
      </p>

      <h2>How to use it on a prospect list</h2>
      <ol>
        <li>
          Paste the rows of your spreadsheet, or drop the file: CSV, TSV, .xlsx or .ods, packed as .zip or .gz or not.
          The tool finds the column with the domains; if it picks the wrong one, choose another. Each site is looked up
          once, however many rows it has.
        </li>
        <li>Sort by rating. Start reading at the top, but don&rsquo;t cut the list by number alone.</li>
        <li>Open three posts on each site you might write to, and see whether somebody looks after it.</li>
        <li>
          Download your spreadsheet. It has the same rows and columns in the same order. On the right you&rsquo;ll find
          the rating, its source, the date, and a note wherever there&rsquo;s no rating.
        </li>
        <li>
          With one click, take the top five, platforms aside, to <a href="/tools/compare-domains">the comparison</a>, or
          leave all of these sites out of <a href="/tools/search-operators">your next searches</a>.
        </li>
      </ol>
      <p>
        To tidy up the list first, use <a href="/tools/prospect-list-cleaner">the cleaner</a>. It can send your
        spreadsheet straight to this page.
      </p>

      <h2>What happens to your spreadsheet</h2>
      <p>
        It stays in your browser; only the domains are sent, so that they can be looked up. A CSV or TSV keeps every
        character and its encoding, with columns added. A workbook stays a workbook, with all its sheets. Before a long
        list starts, the tool tells you how long it will take. The spreadsheet and its results are kept in this browser
        until you clear them. After you reload the page or close the tab, the tool picks up where it left off, without
        looking anything up twice.
      </p>

      <h2>How it works</h2>
      <p>
        Every URL is reduced to its registrable domain: <code>https://www.example.co.uk/blog</code> becomes{' '}
        <code>example.co.uk</code>, while a blog on a hosting platform, such as <code>user.github.io</code>, is treated
        as a separate site. A few lookups run at a time, and the site sends them to Ahrefs together, in a call every{' '}
        {ratingPace.gapSeconds} seconds. When the tool reaches a limit, it waits, shows when the next values come and
        when all are there, and continues automatically. A rating is fetched at most once a day; if Ahrefs doesn&rsquo;t
        respond, you may see one up to {durationText(RATING_STALE_SECONDS)} old.
      </p>
      <p>
        The address bar holds a list of up to a hundred domains, so you can share the page as a link. It never contains
        anything from a spreadsheet.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'What is a good Domain Rating?',
    answer:
      'No rating is good in itself. The scale is relative, so compare a site with others in its field: on a narrow subject, the strongest blog may have a rating of 30. A high rating doesn’t mean that a page is relevant, widely read or well edited.',
  },
  {
    question: 'Does a high Domain Rating help a site to rank?',
    answer:
      'Not by itself. It’s one company’s measure of links between domains, and search engines don’t use it. Good pages tend to earn links, so the two often go together, but raising the number won’t make your pages rank.',
  },
  {
    question: 'Why does a domain say “unknown”?',
    answer:
      'Because the lookup failed: the provider didn’t respond, or didn’t send a usable rating. The reason is next to it, and you can retry just the failed ones. A site with a rating of 0 shows 0.',
  },
  {
    question: 'Is this the same as Domain Authority?',
    answer:
      'No. Moz computes Domain Authority from its own index with its own formula. Both run from 0 to 100, but you still can’t compare them.',
  },
  {
    question: 'Why are subdomains left off?',
    answer:
      'Domain Rating describes a whole domain, so blog.example.com and shop.example.com are both looked up as example.com. Blogs on hosting platforms, such as user.github.io, keep their full name because each has a different owner.',
  },
  {
    question: 'How many domains can I check?',
    answer: `Up to 5,000 sites in one go, as a list or a spreadsheet. There’s no daily limit. To protect the provider, you get ${domainRatingLimit.limit} lookups in any ${domainRatingLimit.windowSeconds / 60} minutes, and domains that anybody has looked up in the last day don’t count.`,
  },
]
