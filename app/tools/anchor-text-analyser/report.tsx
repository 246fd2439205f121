import { CopyButton } from '@/components/tools/copy-button'
import { type Column, DataTable } from '@/components/tools/data-table'
import { DownloadButton } from '@/components/tools/download-button'
import { FirstRows } from '@/components/tools/first-rows'
import { markdownTable } from '@/components/tools/markdown-table'
import { Notice } from '@/components/tools/notice'
import tool from '@/components/tools/text-tool.module.css'
import type { AnchorShare } from './distribution'
import { type Analysed, SHOWN_ANCHORS } from './messages'
import { percent } from './percent'
import type { AnchorReport } from './read-export'
import { TypeChart } from './type-chart'

/** The anchors of an export, by type and one by one. */
export function Report({ report, csv }: Analysed) {
  const { links, texts, types, anchors, kind, isCounted, otherSites } = report
  const unit = isCounted ? 'Links' : 'Texts'
  return (
    <section className={tool.result} aria-label="Result">
      <h2>By type</h2>
      <ul className={tool.figures}>
        <li>
          <strong>{links.toLocaleString('en')}</strong> {isCounted ? 'links' : 'texts'}
        </li>
        <li>
          <strong>{texts.toLocaleString('en')}</strong> different
        </li>
        {otherSites > 0 && (
          <li>
            <strong>{otherSites.toLocaleString('en')}</strong> to other sites, left out
          </li>
        )}
      </ul>
      {!isCounted && (
        <Notice kind="empty" title={`Read as ${kind}: it does not say how many links use each text`}>
          <p>Every text counts once here, so the shares are shares of texts, not of links.</p>
        </Notice>
      )}
      {links === 0 ? (
        <Notice kind="empty" title="No link leads to this domain">
          <p>Check the domain above, or leave it empty to count every row.</p>
        </Notice>
      ) : (
        <>
          <TypeChart types={types} unit={unit} />
          <div className={tool.actions}>
            <CopyButton label="Copy as markdown" text={() => markdownOf(report, unit)} />
            <DownloadButton label="Download CSV" fileName="anchors.csv" csv={() => csv} />
          </div>
          <h2>By anchor</h2>
          {texts > SHOWN_ANCHORS && (
            <p>
              This page shows the {SHOWN_ANCHORS.toLocaleString('en')} most frequent; the CSV has all{' '}
              {texts.toLocaleString('en')}.
            </p>
          )}
          <FirstRows rows={anchors} what="anchors">
            {(shown) => (
              <DataTable
                caption="Anchors, the most frequent first"
                columns={isCounted ? (anchors[0]?.hosts === undefined ? counted : withHosts) : uncounted}
                rows={shown}
                keyOf={({ text, type }) => `${type} ${text}`}
              />
            )}
          </FirstRows>
        </>
      )}
    </section>
  )
}

const anchor: Column<AnchorShare> = { title: 'Anchor', cell: ({ text }) => text || '(no text)' }
const type: Column<AnchorShare> = { title: 'Type', cell: (row) => row.type }
const linkCount: Column<AnchorShare> = {
  title: 'Links',
  cell: ({ links }) => links.toLocaleString('en'),
  numeric: true,
}
const share: Column<AnchorShare> = { title: 'Share', cell: (row) => percent(row.share), numeric: true }
const hosts: Column<AnchorShare> = {
  title: 'Linking hosts',
  cell: (row) => row.hosts?.toLocaleString('en'),
  numeric: true,
}

const uncounted = [anchor, type]
const counted = [anchor, type, linkCount, share]
const withHosts = [...counted, hosts]

const MARKDOWN_ANCHORS = 20

function markdownOf({ types, anchors }: AnchorReport, unit: string): string {
  return [
    markdownTable(
      ['Type', unit, 'Share', 'Different texts'],
      types.map((one) => [one.type, one.links, percent(one.share), one.texts]),
    ),
    markdownTable(
      ['Anchor', 'Type', unit, 'Share'],
      anchors
        .slice(0, MARKDOWN_ANCHORS)
        .map((one) => [one.text || '(no text)', one.type, one.links, percent(one.share)]),
    ),
  ].join('\n')
}
