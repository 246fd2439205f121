import type { Section, SectionColumns, ShownSite } from '@/app/tools/link-gap/messages'
import type { Cell } from '@/components/csv/write-csv'

/** The columns of an export: their titles, and a site's cells. */
export function csvColumns({ kind, names, ratedBy, seenTitle, isCounted }: Pick<Section, 'kind'> & SectionColumns) {
  const columns: [title: string, cell: (row: ShownSite) => Cell][] = [['Domain', ({ site }) => site]]
  if (kind === 'platforms') columns.push(['Kind', ({ platform }) => platform])
  if (isCounted) columns.push(['Rivals', ({ count }) => count])
  if (ratedBy !== undefined) columns.push([ratedBy, ({ rating }) => rating])
  for (const [at, name] of names.entries()) {
    columns.push([`${name}: page`, ({ links }) => links[at]?.page || links[at]?.host])
    columns.push([`${name}: anchor`, ({ links }) => links[at]?.anchor])
    columns.push([`${name}: rel`, ({ links }) => (links[at]?.followed ? 'followed' : links[at]?.rel)])
  }
  if (seenTitle !== undefined) columns.push([seenTitle, ({ links }) => links[0]?.seen])
  return columns
}
