import type { Job, Section, SectionColumns, ShownSite } from '@/app/tools/link-gap/messages'
import { csvFile } from '@/components/csv/csv-file'
import { writeCsv } from '@/components/csv/write-csv'
import { MAX_ROWS } from '@/components/limits'
import { isAmong } from '@/lib/domain/is-among'
import { csvColumns } from './csv-columns'

/** Rows that are written at once, so that a long file is never in memory as cells. */
const BATCH = 5_000

/** The first sites of a result for the page, and all that may be pitched as a CSV. */
export function sectionOf<One>(
  kind: Section['kind'],
  all: readonly One[],
  rowOf: (one: One) => ShownSite,
  columns: SectionColumns,
  neverPitch: Job['neverPitch'],
): Section {
  const isOpen = ({ site }: ShownSite) => !isAmong(neverPitch, site)
  const shown = all.slice(0, MAX_ROWS).map(rowOf)
  const written = csvColumns({ kind, ...columns })
  const parts = [writeCsv([written.map(([title]) => title)])]
  for (let at = 0; at < all.length; at += BATCH) {
    const rows = all
      .slice(at, at + BATCH)
      .map(rowOf)
      .filter(isOpen)
    parts.push(writeCsv(rows.map((row) => written.map(([, cell]) => cell(row)))))
  }
  return {
    ...columns,
    kind,
    total: all.length,
    shown,
    csv: csvFile(...parts),
    neverPitched: shown.filter((one) => !isOpen(one)).map(({ site }) => site),
  }
}
