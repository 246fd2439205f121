import { Picture } from '@/components/figures/picture'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { LinkGap } from './link-gap'

const PATH = '/tools/link-gap'

export const generateMetadata = () => metadataOf(PATH)

export default function LinkGapPage() {
  return (
    <ToolPage path={PATH} tool={<LinkGap preview={<Picture name="link-gap" isFirst />} />} faq={faq}>
      <h2>What it compares</h2>
      <WideTable label="The three comparisons" isSlim>
        <TableContent
          head={['Comparison', 'You drop in', 'You get']}
          rows={[
            [
              'your rivals’ links with yours',
              'up to ten rivals’ exports, and your own if you have one',
              'sites that link to at least two rivals, or as many as you choose, and not to you',
            ],
            [
              'two exports of one site',
              'an earlier export and a later one',
              'sites that are new, sites that are gone, and sites whose link is now nofollow',
            ],
            [
              'a list with the links you have',
              'the sites you pitched, in any form, and your own export',
              'those that link to you now, with the page and the day, and those that don’t',
            ],
          ]}
        />
      </WideTable>
      <p>
        Every result opens in our other tools, as a list of up to 5,000 sites. You can download it as CSV or copy it as
        markdown.
      </p>

      <h2>Which exports it reads</h2>
      <p>
        Any list of backlinks or of referring domains: Ahrefs, Semrush, Moz, Majestic, SE Ranking, Sistrix, Search
        Console, or a spreadsheet of your own, as CSV, TSV, .xlsx or .ods, packed as .zip or .gz or not. The header may
        be in English, German, French, Spanish, Italian or Dutch, and may stand below a few title rows. You can mix
        products: two exports of the same rival count as one.
      </p>
      <ul>
        <li>
          <strong>What it is</strong> shows in its content. With a page in each row it&rsquo;s an export of backlinks,
          with a domain in each row one of referring domains. Below the result you see which columns were read, and can
          choose others.
        </li>
        <li>
          <strong>Whose it is</strong> shows in its target column, or else in its file name, such as{' '}
          <code>example.com-backlinks.csv</code>. If neither says it, you can.
        </li>
        <li>
          <strong>What was left out</strong> stands below the result: lost links, rows without a linking site and, if
          you asked for followed links only, links marked nofollow, ugc or sponsored. If an export doesn&rsquo;t say
          which links are followed, all of its links count, and the result tells you so.
        </li>
      </ul>

      <h2>How sites are counted</h2>
      <ol>
        <li>
          A site is a registrable domain: <code>blog.example.co.uk</code> and <code>www.example.co.uk</code> are one.
          Blogs on <code>blogspot.com</code> or <code>substack.com</code> are a site each.
        </li>
        <li>
          Sites that link to the most rivals come first. Among equals, the rating in your exports decides, if they have
          one. Ratings of two products are never mixed: the one that most exports have is used.
        </li>
        <li>
          Social networks, code hosts, CDNs, search engines and e-mail providers are set apart, in a table of their own.
          Nobody there decides on a link, but your rivals&rsquo; profiles may give you an idea.
        </li>
        <li>
          Your own domain and those of your rivals are left out, and counted. So are the sites on{' '}
          <a href="/tools/your-lists#never-pitch">your never-pitch list</a>, unless you keep them this time.
        </li>
        <li>
          For each site and rival you see one linking page, with its anchor and its <code>rel</code>. If a site links
          several times, it&rsquo;s the first followed link in the export.
        </li>
      </ol>

      <h2>What to do with the gap</h2>
      <p>
        A site that links to three of your rivals has shown three times that it links to companies like yours. Open the
        page, and ask why it links: is it a comparison, a list of resources, a supplier&rsquo;s page, a news story? A
        comparison can add you; a news story from last year can&rsquo;t. Then pitch what would have earned you the link,
        and not the fact that your rivals have it.
      </p>
      <p>
        Look at the figure below the table before you choose. If most sites link to one rival only, each rival earned
        its links in its own way, and there is little to copy. If a large group links to all of them, that&rsquo;s the
        part of your field that links to everybody, and you should be on those pages too. Some of these are directories
        that copy each other: the same anchor everywhere gives them away.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Does a site that’s missing from the result not link to my rivals?',
    answer:
      'Nobody can say. The tool knows only what your exports hold, and each backlink tool has crawled a different part of the web. Exports are often cut, too, at 1,000 rows or at one link per domain. If you can, take all of them from one product, with the same filters.',
  },
  {
    question: 'Do I need my own export?',
    answer:
      'No. Without it, you get the sites that link to several of your rivals, and some of them may link to you already. Add it and enter your domain, and those are left out.',
  },
  {
    question: 'Backlinks or referring domains: which export is better?',
    answer:
      'Referring domains are enough to find the sites, and fit into a smaller file. Backlinks also show the linking page, its anchor and whether the link is followed, so you know what you’d be asking for.',
  },
  {
    question: 'Why is a link lost in one export and still on the page?',
    answer:
      'The crawler may have met an error, or the page may have dropped out of the export’s filter or row limit. Open the page before you write to anybody about it.',
  },
  {
    question: 'How large can the files be?',
    answer:
      'Up to 20 MB each, and eleven files at once. They are read in the background, one after the other, so you can keep using the page in the meantime. None of them leaves your browser.',
  },
]
