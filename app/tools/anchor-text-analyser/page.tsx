import { TableContent } from '@/components/prose/table-content'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Analyser } from './analyser'

const PATH = '/tools/anchor-text-analyser'

export const generateMetadata = () => metadataOf(PATH)

export default function AnchorTextAnalyser() {
  return (
    <ToolPage
      path={PATH}
      lede="Drop one to four backlink exports and see what the links say: how many name the brand, how many repeat a keyword, and which words come from many sites at once. Yours beside your competitors’."
      tool={<Analyser />}
      faq={faq}
    >
      <h2>What it reads</h2>
      <table>
        <TableContent
          head={['Export', 'Recognised by', 'Counts']}
          rows={[
            [
              'Ahrefs, Backlinks',
              '`Referring page URL`, `Anchor`',
              'links, linking sites, target pages, followed links',
            ],
            [
              'Ahrefs, Anchors',
              '`Anchor text`, `Ref. domains`, `Links to target`',
              'links, linking sites, followed links of each text',
            ],
            [
              'Semrush, Backlinks',
              '`Source url`, `Source title`, `Anchor`',
              'links, linking sites, target pages, followed links',
            ],
            ['Semrush, Anchors', '`Anchor`, `Domains`, `Backlinks`', 'links, linking sites of each text'],
            ['Moz, Inbound links', '`URL`, `Anchor Text`, `Page Authority`', 'links, linking sites, target pages'],
            [
              'Search Console, Top linking text',
              '`Top linking text` or `Link text`',
              'texts, since the report gives no numbers',
            ],
            [
              'Majestic, Backlinks',
              '`SourceURL`, `AnchorText`, `TargetURL`, `FlagNoFollow`',
              'links, linking sites, target pages, followed links',
            ],
            [
              'SE Ranking, Backlinks',
              '`url_from`, `url_to`, `anchor`, `nofollow`',
              'links, linking sites, target pages, followed links',
            ],
            [
              'Screaming Frog, All inlinks',
              '`Source`, `Destination`, `Anchor`, `Follow`',
              'links, linking sites, target pages, followed links',
            ],
            [
              'Anything else',
              'a column called `Anchor`, `Ankertext`, `Texte d’ancrage` or the like, one that you choose, or a plain list',
              'rows',
            ],
          ]}
        />
      </table>
      <p>
        Exports are read as CSV, TSV, .xlsx and .ods, in UTF-8, UTF-16 and Windows-1252, whatever separates their
        columns. The result shows which columns were taken, from which row and sheet, and lets you take others. The
        files are read in the background; the tool is made for four exports of 100,000 rows. A row that is left out is
        counted, with its reason.
      </p>
      <p>
        A link counts as followed if the export has a column such as <code>Nofollow</code>, <code>Sponsored</code> or{' '}
        <code>UGC</code> and none of them is set. A site is a registrable domain: <code>blog.example.com</code> and{' '}
        <code>www.example.com</code> are one, and two blogs under <code>blogspot.com</code> are two.
      </p>

      <h2>How an anchor gets its type</h2>
      <ol>
        <li>
          <strong>Image or empty</strong>: no text, the name of an image file, or the link is an image, whatever its
          alternative text says.
        </li>
        <li>
          <strong>Naked URL</strong>: the text is an address and nothing else. A name such as <code>Node.js</code> is
          none, because no domain ends in <code>.js</code>.
        </li>
        <li>
          <strong>Exact match</strong>: one of your keywords and nothing else.
        </li>
        <li>
          <strong>Brand</strong>: one of your names is in it, also beside a keyword.
        </li>
        <li>
          <strong>Generic</strong>: &ldquo;click here&rdquo;, &ldquo;website&rdquo;, an arrow, the number of a footnote
          and the like, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish.
        </li>
        <li>
          <strong>Partial match</strong>: a keyword with other words around it, or all of its words in another order, in
          the singular or the plural.
        </li>
        <li>
          <strong>Other</strong>: the rest, often the title of your page.
        </li>
      </ol>
      <p>
        The first type that fits wins. Case, accents, punctuation and spaces make no difference: &ldquo;Trailrunning
        shoes&rdquo; is &ldquo;trail running shoes&rdquo;. Compared with 529 anchors in six languages that a person had
        judged, 522 came out the same. The other seven need a sense of the words: &ldquo;up with the lark&rdquo; names
        no brand called Lark.
      </p>

      <h2>How to read the result</h2>
      <p>
        No share is right or wrong by itself, and no number fits every site. What editors write when nobody asks them is
        mostly the brand, the address or the title. So put two or three sites beside yours that rank for the same
        searches and that you trust, and look at what differs.
      </p>
      <p>
        What deserves a look is an exact keyword that many unrelated sites use word for word: Google counts{' '}
        <a href="https://developers.google.com/search/docs/essentials/spam-policies#link-spam">
          links with optimised anchor texts in articles, guest posts and press releases
        </a>{' '}
        among link spam. That is why the table of words from many sites begins with your keywords. It shows how many
        sites of each profile use them, and some of the sites, so that you can open their pages.
      </p>
      <p>
        Count sites as well as links. One footer link on a large site is thousands of links and one decision by one
        person. And look at the target pages: a shop page whose links are mostly exact keywords was linked for the
        keyword, a measurement that is linked by its title was linked for itself.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Which export of Search Console do I need?',
    answer:
      'Links, then “Top linking text” under external links, then export. “Latest links” and “More sample links” list pages without the text of their links, so there is nothing in them to analyse.',
  },
  {
    question: 'What share of exact-match anchors is too much?',
    answer:
      'Nobody outside Google knows, and it is not one number. Look at where they come from: ten editors who chose the same words for a well-named product are fine, ten guest posts with the same keyword are a pattern.',
  },
  {
    question: 'How do I get a competitor’s export?',
    answer:
      'From the same tool as your own, with the same filter and the same limit of rows. An export of your “one link per domain” beside a competitor’s “all links” compares the filters, not the sites.',
  },
  {
    question: 'Why do my numbers differ from the tool that I exported from?',
    answer:
      'Tools group links, limit exports to a number of rows, and sort anchors into types by their own rules. This page counts the rows of your file, by the rules above.',
  },
  {
    question: 'Are my exports uploaded?',
    answer:
      'No. Your browser reads them from your disk and never sends them. Close the page and nothing of them is left.',
  },
]
