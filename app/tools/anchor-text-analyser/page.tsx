import { TableContent } from '@/components/table-content'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/site/metadata'
import { Analyser } from './analyser'

const PATH = '/tools/anchor-text-analyser'

export const generateMetadata = () => metadataOf(PATH)

export default function AnchorTextAnalyser() {
  return (
    <ToolPage
      path={PATH}
      lede="Drop a backlink export and see what the links say: how many name the brand, how many repeat a keyword, and which texts come back too often."
      tool={<Analyser />}
      faq={faq}
    >
      <h2>What it reads</h2>
      <table>
        <TableContent
          head={['Export', 'Recognised by', 'Counts']}
          rows={[
            ['Ahrefs, Backlinks', '`Referring page URL`, `Anchor`', 'links, linking hosts'],
            ['Ahrefs, Anchors', '`Anchor`, `Referring domains`', 'links, where a column `Links to target` is there'],
            ['Semrush, Backlinks', '`Source url`, `Source title`, `Anchor`', 'links, linking hosts'],
            ['Semrush, Anchors', '`Anchor`, `Domains`, `Backlinks`', 'links'],
            [
              'Search Console, Top linking text',
              '`Top linking text` or `Link text`',
              'texts, since the report gives no numbers',
            ],
            ['Anything else', 'a column called `Anchor`, `Anchor text` or the like, or a plain list', 'rows'],
          ]}
        />
      </table>
      <p>
        Commas, semicolons and tabs are recognised as separators, and UTF-8 and UTF-16 as encodings. The file is read in
        the background; the tool is made for exports of 100,000 rows.
      </p>

      <h2>How an anchor gets its type</h2>
      <ol>
        <li>
          <strong>Image or empty</strong>: no text, or the link is an image, whatever its alternative text says.
        </li>
        <li>
          <strong>Naked URL</strong>: the text is an address. If you enter your domain, a bare name such as{' '}
          <code>Node.js</code> does not count as one.
        </li>
        <li>
          <strong>Exact match</strong>: one of your keywords and nothing else.
        </li>
        <li>
          <strong>Brand</strong>: one of your names is in it, also beside a keyword.
        </li>
        <li>
          <strong>Generic</strong>: &ldquo;click here&rdquo;, &ldquo;website&rdquo; and the like.
        </li>
        <li>
          <strong>Partial match</strong>: a keyword with other words around it, or all of its words in another order.
        </li>
        <li>
          <strong>Other</strong>: the rest, often the title of your page.
        </li>
      </ol>
      <p>The first type that fits wins. Case, punctuation and spaces make no difference.</p>

      <h2>How to read the result</h2>
      <p>
        No share is right or wrong by itself, and no number fits every site. What editors write when nobody asks them is
        mostly the brand, the address or the title. Compare with two or three sites that rank for the same searches and
        that you trust. What deserves a look is an exact keyword that many unrelated sites use word for word: Google
        counts{' '}
        <a href="https://developers.google.com/search/docs/essentials/spam-policies#link-spam">
          links with optimised anchor texts in articles, guest posts and press releases
        </a>{' '}
        among link spam.
      </p>
      <p>
        Count hosts as well as links. One footer link on a large site is thousands of links and one decision by one
        person.
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
    question: 'Why do my numbers differ from the tool that I exported from?',
    answer:
      'Tools group links, limit exports to a number of rows, and sort anchors into types by their own rules. This page counts the rows of your file, by the rules above.',
  },
  {
    question: 'Is my export uploaded?',
    answer: 'No. Your browser reads it from your disk and never sends it. Close the page and nothing of it is left.',
  },
]
