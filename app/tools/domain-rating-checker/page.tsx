import { SiteLink } from '@/components/frame/site-link'
import { ToolPage } from '@/components/tools/tool-page'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { metadataOf } from '@/lib/head/metadata'
import { RatingChecker } from './rating-checker'

const PATH = '/tools/domain-rating-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function DomainRatingChecker() {
  return (
    <ToolPage
      path={PATH}
      lede="One domain, a pasted list, or your own sheet, which comes back with its columns and the ratings beside them. A failed lookup stays “unknown”; it never turns into a zero."
      withoutScripts="The same numbers come from `/api/domain-rating?target=example.com`, without a key."
      tool={
        <RatingChecker limit={{ limit: domainRatingLimit.limit, windowSeconds: domainRatingLimit.windowSeconds }} />
      }
      faq={faq}
    >
      <h2>What the number says</h2>
      <p>
        <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a> puts the strength of a site&rsquo;s backlink profile
        on a scale from 0 to 100, against the other sites in Ahrefs&rsquo; index.{' '}
        <a href="https://help.ahrefs.com/ahrefs-metrics/how-is-ahrefs-domain-rating-calculated">Ahrefs says</a> that
        three things go into it: which domains link to the site with at least one followed link, how strong those
        domains are themselves, and how many other domains each of them links to.
      </p>
      <p>
        The scale is <a href="https://ahrefs.com/blog/domain-rating/">logarithmic</a>: the step from 77 to 78 is larger
        than from 27 to 28. Traffic, a domain&rsquo;s age, its topic, and whether its links were bought play no part in
        it.
      </p>

      <h2>How to use it on a prospect list</h2>
      <ol>
        <li>
          Paste the rows of your sheet, or drop it as CSV, TSV, .xlsx or .ods. The column with the addresses is found;
          if it is the wrong one, choose another. Each site is looked up once, however many rows it has.
        </li>
        <li>Sort by rating. Read the top first, but do not cut the list by a number alone.</li>
        <li>Open three posts of each site that you would write to, and see whether somebody edits it.</li>
        <li>
          Download your sheet. It has the same rows and columns in the same order, and at its right the rating, its
          source, the day, and a note where there is no rating.
        </li>
        <li>
          Take the five highest to <SiteLink href="/tools/compare-domains">the comparison</SiteLink>, or have{' '}
          <SiteLink href="/tools/search-operators">new searches</SiteLink> leave all of these sites out: one click each.
        </li>
      </ol>
      <p>
        To bring the list into shape first, use <SiteLink href="/tools/prospect-list-cleaner">the cleaner</SiteLink>: it
        hands your sheet over to this page.
      </p>

      <h2>What happens to your sheet</h2>
      <p>
        It stays in your browser; only the names of the sites are sent, to be looked up. A CSV or TSV comes back
        character for character in its own encoding, with columns added. An .xlsx comes back as a workbook with all its
        sheets, an .ods as CSV. A long sheet waits for the limit and shows how long. Until you clear it, the sheet and
        its answers are kept in this browser, so that after a reload or a closed tab it goes on where it was and asks
        for nothing twice.
      </p>

      <h2>How it works</h2>
      <p>
        Every address is reduced to its registered domain: <code>https://www.example.co.uk/blog</code> is{' '}
        <code>example.co.uk</code>, and a blog on a shared host such as <code>user.github.io</code> stays a site of its
        own. A few lookups run at once, and the site asks Ahrefs for them together. When a limit is reached the list
        waits, shows how long, and goes on by itself. A rating is fetched at most once a day; while Ahrefs does not
        answer, one up to seven days old may be shown.
      </p>
      <p>
        The address bar holds a list of up to a hundred domains, so the page can be sent to a colleague as it is. It
        never holds anything of a sheet.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'What is a good Domain Rating?',
    answer:
      'No rating is good by itself. The scale is relative, so compare a site with others in its own field: a rating of 30 can be the strongest blog on a narrow subject. A high rating does not mean that a page is relevant, read or well edited.',
  },
  {
    question: 'Does a high Domain Rating help a site to rank?',
    answer:
      'Not by itself: it is one company’s measure of links between domains, and search engines have no part in it. Good pages tend to earn links, so the two often go together, but raising the number is not what makes pages rank.',
  },
  {
    question: 'Why does a domain say “unknown”?',
    answer:
      'Because the lookup failed: the provider did not answer, or answered something that is no rating. The reason is beside it, and you can retry the failed ones alone. A site that is really rated 0 shows 0.',
  },
  {
    question: 'Is this the same as Domain Authority?',
    answer:
      'No. Domain Authority is made by Moz from its own index and its own formula. Both go from 0 to 100, and their numbers still do not compare.',
  },
  {
    question: 'Why are subdomains left off?',
    answer:
      'Domain Rating belongs to a whole domain, so blog.example.com and shop.example.com are both looked up as example.com. Blogs on shared hosts, such as user.github.io, are kept whole because each has an owner of its own.',
  },
  {
    question: 'How many domains can I check?',
    answer: `A thousand domains, or a sheet of a thousand rows, in one go. There is no daily quota; a guard of ${domainRatingLimit.limit} lookups in ${domainRatingLimit.windowSeconds / 60} minutes protects the provider, and ratings that were looked up within the last day do not count towards it.`,
  },
]
