import {
  LISTED_SITES,
  type Section,
  type SectionColumns,
  SHOWN_SITES,
  type ShownSite,
} from '@/app/tools/link-gap/messages'
import { writtenHost } from '@/components/backlinks/host-of'
import { type Cell, writeCsv } from '@/components/csv/write-csv'
import { relText } from './rel-text'

type Row = Omit<ShownSite, 'written'>

/** Rows that are written at once, so that a long file is never in memory as cells. */
const BATCH = 5_000

/** The first sites of a result for the page, and all as a CSV. */
export function sectionOf<One>(
  kind: Section['kind'],
  all: readonly One[],
  rowOf: (one: One) => Row,
  columns: SectionColumns,
): Section {
  const hasKind = kind === 'platforms'
  const parts = [writeCsv([headOf(columns, hasKind)])]
  for (let at = 0; at < all.length; at += BATCH) {
    parts.push(writeCsv(all.slice(at, at + BATCH).map((one) => cellsOf(rowOf(one), columns, hasKind))))
  }
  return {
    ...columns,
    kind,
    total: all.length,
    shown: all.slice(0, SHOWN_SITES).map((one) => {
      const row = rowOf(one)
      return { ...row, written: writtenHost(row.site) }
    }),
    csv: new Blob(parts),
    list: new Blob(all.slice(0, LISTED_SITES).map((one) => `${rowOf(one).site}\n`)),
  }
}

function headOf({ names, ratedBy, seenTitle, isCounted }: SectionColumns, hasKind: boolean): string[] {
  return [
    'Domain',
    ...(hasKind ? ['Kind'] : []),
    ...(isCounted ? ['Rivals'] : []),
    ...(ratedBy === undefined ? [] : [ratedBy]),
    ...names.flatMap((name) => [`${name}: page`, `${name}: anchor`, `${name}: rel`]),
    ...(seenTitle === undefined ? [] : [seenTitle]),
  ]
}

function cellsOf(
  { site, platform, count, rating, links }: Row,
  { names, ratedBy, seenTitle, isCounted }: SectionColumns,
  hasKind: boolean,
): Cell[] {
  return [
    site,
    ...(hasKind ? [platform] : []),
    ...(isCounted ? [count] : []),
    ...(ratedBy === undefined ? [] : [rating]),
    ...names.flatMap((_, at) => {
      const link = links[at]
      return [link && (link.page || link.host), link?.anchor, link && relText(link)]
    }),
    ...(seenTitle === undefined ? [] : [links[0]?.seen]),
  ]
}
