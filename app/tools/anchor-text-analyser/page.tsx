import { Picture } from '@/components/figures/picture'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Analyser } from './analyser'

const PATH = '/tools/anchor-text-analyser'

export const generateMetadata = () => metadataOf(PATH)

export default function AnchorTextAnalyser() {
  return (
    <ToolPage path={PATH} tool={<Analyser preview={<Picture name="anchor-text-analyser" isFirst />} />} faq={faq}>
      <h2>Which exports it reads</h2>
      <WideTable label="Exports that it reads">
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
              'links, linking sites and followed links for each anchor',
            ],
            [
              'Semrush, Backlinks',
              '`Source url`, `Source title`, `Anchor`',
              'links, linking sites, target pages, followed links',
            ],
            ['Semrush, Anchors', '`Anchor`, `Domains`, `Backlinks`', 'links and linking sites for each anchor'],
            ['Moz, Inbound links', '`URL`, `Anchor Text`, `Page Authority`', 'links, linking sites, target pages'],
            [
              'Search Console, Top linking text',
              '`Top linking text` or `Link text`',
              'anchors only, because the report has no numbers',
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
              '`Type`, `Source`, `Destination`, `Anchor`, `Follow`',
              'links, linking sites, target pages, followed links',
            ],
            [
              'Anything else',
              'a column called `Anchor`, `Ankertext`, `Texte d’ancrage` or the like, a column you choose, or a plain list',
              'rows',
            ],
          ]}
        />
      </WideTable>
      <p>
        It reads CSV, TSV, .xlsx and .ods, packed as .zip or .gz or not, in UTF-8, UTF-16 and Windows-1252, with any
        separator. The result shows which columns it used, from which row and sheet, and lets you choose others. Files
        are read in the background. The tool is built for four exports of 100,000 rows each. The result also says how
        many rows were left out, and why.
      </p>
      <p>
        A link counts as followed if the export has columns such as <code>Nofollow</code>, <code>Sponsored</code> or{' '}
        <code>UGC</code> and none of them is set. Words such as &ldquo;nofollow&rdquo; and &ldquo;dofollow&rdquo; mean
        the same in every column. A site is a registrable domain: <code>blog.example.com</code> and{' '}
        <code>www.example.com</code> are the same site, while two blogs on <code>blogspot.com</code> are two. If an
        export only has the number of sites for each anchor, their sum is the most that they can be, because one site
        may use several anchors.
      </p>
      <p>
        Crawlers list everything that a page loads or refers to: style sheets, scripts, images, canonical URLs and the
        like. These rows are left out. An image inside a link is a link, and its anchor is the image&rsquo;s alternative
        text. In a list with the number of links for each anchor, rows without a number are left out too.
      </p>

      <h2>How an anchor gets its type</h2>
      <ol>
        <li>
          <strong>Image or empty</strong>: there&rsquo;s no text that anyone can see, the text is the name of an image
          file, or the link is an image, whatever its alternative text says.
        </li>
        <li>
          <strong>Naked URL</strong>: the text is a URL and nothing else. A name such as <code>Node.js</code>{' '}
          doesn&rsquo;t count, because no domain ends in <code>.js</code>.
        </li>
        <li>
          <strong>Exact match</strong>: the text is one of your keywords and nothing else.
        </li>
        <li>
          <strong>Brand</strong>: the text contains one of your names, even next to a keyword. In scripts without
          spaces, such as Chinese and Thai, it may stand anywhere in the text.
        </li>
        <li>
          <strong>Generic</strong>: &ldquo;click here&rdquo;, &ldquo;website&rdquo;, an arrow, a footnote number and the
          like, in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish.
        </li>
        <li>
          <strong>Partial match</strong>: the text has a keyword with other words around it, or all the words of a
          keyword in another order, singular or plural.
        </li>
        <li>
          <strong>Other</strong>: everything else, often the title of your page.
        </li>
      </ol>
      <p>
        The first type that fits wins. Case, accents, punctuation and spaces make no difference: &ldquo;Trailrunning
        shoes&rdquo; is the same as &ldquo;trail running shoes&rdquo;. A person judged 729 anchors in six languages, and
        the tool agrees on 721. To get the other eight right you have to understand the words: &ldquo;up with the
        lark&rdquo; doesn&rsquo;t name a brand called Lark. Of the 195 judged last, it got 167 right at the first
        attempt; most of the others were new ways to say &ldquo;click here&rdquo;, which it now knows. So expect to
        disagree with about one verdict in seven, most often over a generic anchor listed under &ldquo;other&rdquo;.
      </p>

      <h2>How to read the result</h2>
      <p>
        No share is right or wrong in itself, and no number fits every site. Left to themselves, editors mostly write
        the brand, the URL or the title. So compare your site with two or three that rank for the same searches and that
        you trust, and look for differences.
      </p>
      <p>
        Look closely at any exact keyword that many unrelated sites use word for word. Google counts{' '}
        <a href="https://developers.google.com/search/docs/essentials/spam-policies#link-spam">
          links with optimised anchor text in articles, guest posts and press releases
        </a>{' '}
        as link spam. That&rsquo;s why the &ldquo;Wording repeated across sites&rdquo; table begins with your keywords.
        It shows how many sites in each profile use them, and names some, so that you can open their pages.
      </p>
      <p>
        Count sites as well as links. A footer link on a large site adds thousands of links, but it&rsquo;s one decision
        by one person. Look at the target pages, too. If most links to a shop page are exact keywords, they were made
        for the keyword; if a study is linked by its title, the links were earned.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Which export from Search Console do I need?',
    answer:
      'Go to Links, then “Top linking text” under external links, and export it. “Latest links” and “More sample links” list pages without the text of their links, so there’s nothing in them to analyse.',
  },
  {
    question: 'How many exact-match anchors are too many?',
    answer:
      'Nobody outside Google knows, and there’s no single number. Look at where they come from: ten editors choosing the same words for a well-named product is fine, while ten guest posts with the same keyword are a pattern.',
  },
  {
    question: 'How do I get a competitor’s export?',
    answer:
      'Export it from the same tool as your own, with the same filter and the same row limit. If you compare your “one link per domain” with a competitor’s “all links”, you’re comparing filters, not sites.',
  },
  {
    question: 'Why do these numbers differ from those in my backlink tool?',
    answer:
      'Backlink tools group links, cap the rows in an export and sort anchors into types by their own rules. This page counts the rows in your file by the rules above.',
  },
  {
    question: 'Are my exports uploaded?',
    answer:
      'No. Your browser reads them from your disk and never sends them. It keeps them until you clear them, so that a reload loses nothing.',
  },
]
