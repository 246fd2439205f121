import { otherSitesOf } from '@/components/list-reading/domain-list'
import { readEndings } from '@/components/list-reading/endings'
import { readList } from '@/components/list-reading/read-list'
import { readSource } from '@/components/list-reading/reading'
import { columnOf } from '@/components/sheet/reading/choice'
import { readNumber } from '@/components/sheet/reading/read-number'
import type { SheetRow } from '@/components/sheet/reading/sheet'
import type { Job } from './messages'
import { type GivenRow, prospectsOf } from './prospect-list'

/** Reads a list or a sheet, and splits it into what to keep and what to drop. Throws `InvalidInput`. */
export async function splitList({ list: file, reading, ...job }: Job) {
  const { rows, sheet } = await readList(file, reading)
  const excluded = await readSource({ file: new Blob([job.exclude]), wantsSheet: false, isToLeaveOut: true })
  const strength = sheet && columnOf(reading ?? {}, 'strength', undefined)
  const strengthOf = ({ cells }: SheetRow) => {
    const cell = strength === undefined ? undefined : cells[strength]?.trim()
    return cell === undefined ? undefined : readNumber(cell, sheet?.hasDecimalComma ?? false)
  }
  const listed: readonly GivenRow[] = sheet ? sheet.rows.map((row) => ({ ...row, strength: strengthOf(row) })) : rows
  return {
    sheet: sheet && { ...sheet, view: { ...sheet.view, used: { ...sheet.view.used, strength } } },
    unread: excluded.rejected,
    otherSites: otherSitesOf(rows),
    hasStrengths: listed.some(({ strength }) => strength !== undefined),
    ...prospectsOf(listed, {
      ...job,
      exclude: new Set(excluded.domains),
      onlyEndings: readEndings(job.onlyEndings),
      withoutEndings: readEndings(job.withoutEndings),
    }),
  }
}
