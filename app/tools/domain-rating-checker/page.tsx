import { SiteLink } from '@/components/site-link'
import { ToolPage } from '@/components/tools/tool-page'
import { domainRatingLimit } from '@/lib/site/endpoints/domain-rating'
import { metadataOf } from '@/lib/site/metadata'
import { RatingChecker } from './rating-checker'

const PATH = '/tools/domain-rating-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function DomainRatingChecker() {
  return (
    <ToolPage
      path={PATH}
      lede="One domain, or a pasted list of up to a hundred. What cannot be looked up stays “unknown”; it never turns into a zero."
      withoutScripts={
        <>
          The same numbers come from <code>/api/domain-rating?target=example.com</code>, without a key.
        </>
      }
      tool={<RatingChecker />}
      faq={faq}
    >
      <h2>What the number says</h2>
      <p>
        <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a> puts the strength of a site&rsquo;s backlink profile
        on a scale from 0 to 100, against the other sites in Ahrefs&rsquo; index.{' '}
        <a href="https://help.ahrefs.com/ahrefs-metrics/how-is-ahrefs-domain-rating-calculated">
          By its makers&rsquo; account
        </a>{' '}
        three things go into it: which domains link to the site with at least one followed link, how strong those
        domains are themselves, and among how many other domains each of them shares its strength.
      </p>
      <p>
        The scale is <a href="https://ahrefs.com/blog/domain-rating/">logarithmic</a>: from 77 to 78 is a longer way
        than from 27 to 28. Traffic, the age of a domain, what it is about, and whether its links were bought do not
        enter into it.
      </p>

      <h2>How to use it on a prospect list</h2>
      <ol>
        <li>
          Paste the whole list. Addresses, mail addresses and exports are understood; each site is asked for once.
        </li>
        <li>Sort by rating. Read the top first, but do not cut the list by a number alone.</li>
        <li>Open three posts of each site that you would write to. Somebody edits it, or nobody does.</li>
        <li>Take the rest along as CSV, with the unknown ones marked as unknown.</li>
      </ol>

      <h2>How it works</h2>
      <p>
        Every address is reduced to the domain that somebody registered: <code>https://www.example.co.uk/blog</code> is{' '}
        <code>example.co.uk</code>, and a blog on a shared host such as <code>user.github.io</code> stays a site of its
        own. Four lookups run at once. When a limit is reached the list waits, shows how long, and goes on by itself. A
        rating is asked for at most once a day, and one of up to seven days may be shown while Ahrefs does not answer.
      </p>
      <p>
        The address bar holds the list, so the page can be sent to a colleague as it is. To compare a few sites on both
        scales, use <SiteLink href="/tools/compare-domains">the comparison</SiteLink>.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'What is a good Domain Rating?',
    answer:
      'There is none in itself. The scale is relative, so compare a site with others in its own field: a rating of 30 can be the strongest blog on a narrow subject. A high rating does not make a page relevant, read or well edited.',
  },
  {
    question: 'Does a high Domain Rating help a site to rank?',
    answer:
      'Not by itself: it is one company’s measure of links between domains, and search engines have no part in it. Good pages tend to earn links, so the two often go together, but raising the number is not what makes pages rank.',
  },
  {
    question: 'Why does a domain say “unknown”?',
    answer:
      'Because the lookup failed: the provider did not answer, or answered something that is no rating. The reason stands beside it, and the failed ones can be tried again without asking for the rest. A site that is really rated 0 shows 0.',
  },
  {
    question: 'Is this the same as Domain Authority?',
    answer:
      'No. Domain Authority is made by Moz from its own index and its own formula. Both go from 0 to 100, and their numbers still do not compare.',
  },
  {
    question: 'Why are subdomains left off?',
    answer:
      'Domain Rating belongs to a whole domain, so blog.example.com and www.example.com are both looked up as example.com. Blogs on shared hosts, such as user.github.io, are kept whole because each has an owner of its own.',
  },
  {
    question: 'How many domains can I check?',
    answer: `A hundred at once. There is no daily quota; a guard of ${domainRatingLimit.limit} lookups in ${domainRatingLimit.windowSeconds / 60} minutes protects the provider, and ratings that were looked up within the last day do not count towards it.`,
  },
]
