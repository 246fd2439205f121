import { type AnchorInputs, createClassifier } from '@/app/tools/anchor-text-analyser/anchors/classify-anchor'
import { createDistribution, type Distribution } from '@/app/tools/anchor-text-analyser/anchors/distribution'
import { visibleText } from '@/app/tools/anchor-text-analyser/anchors/visible-text'
import { countOf } from '@/components/backlinks/count-of'
import { flagOf } from '@/components/backlinks/follow'
import { followedOf } from '@/components/backlinks/followed-of'
import { hostIn } from '@/components/backlinks/host-in'
import { hostOf, isOnSite } from '@/components/backlinks/host-of'
import { kindOfType } from '@/components/backlinks/link-type'
import { isLost, type LossColumns } from '@/components/backlinks/lost'
import type { Columns } from '@/components/backlinks/recognise-columns'
import { writtenDomain } from '@/lib/domain/written-domain'
import { InvalidInput } from '@/lib/errors'

export interface RowsReport extends Distribution {
  /** False if the export has no number of links, so that each text counts once. */
  isCounted: boolean
  /** The linking sites, where the export names them. */
  linkingSites: readonly string[]
  /** How many rows were left out, by reason. */
  skipped: { reason: string; rows: number }[]
  /** The first of them. `row` is its number in the file, from 1. */
  skippedRows: { row: number; text: string; reason: string }[]
}

const SHOWN_SKIPPED = 100

/** Makes a reader that counts the rows of an export one by one. */
export function createRowReader(
  inputs: AnchorInputs,
  { columns, width, isCrawl, lost }: { columns: Columns; width: number; isCrawl: boolean; lost: LossColumns },
) {
  const classify = createClassifier(inputs)
  const distribution = createDistribution()
  const linkingSites = new Set<string>()
  const own = hostOf(inputs.domain)
  const skipped = new Map<string, number>()
  const skippedRows: RowsReport['skippedRows'] = []
  let rows = 0

  function addRow(row: readonly string[], number: number) {
    rows++
    const at = (column: number | undefined) => (column === undefined ? undefined : (row[column] ?? '').trim())
    const written = at(columns.anchor) ?? ''
    const alt = visibleText(written) === '' ? (at(columns.alt) ?? '') : ''
    const anchor = alt || written
    const source = at(columns.source)
    const target = at(columns.target)
    const count = columns.count === undefined ? 1 : countOf(row[columns.count])
    const kinds = kindsOf(row, columns, isCrawl)
    const reason =
      reasonToSkip(row.length === 1 && width > 1, source, target) ??
      (kinds.includes('resource') ? RESOURCE : isLost(row, lost) ? LOST : count === undefined ? NO_COUNT : undefined)
    if (reason !== undefined || count === undefined) return skip(row, number, target || anchor, reason ?? NO_COUNT)
    const isImage = alt !== '' || kinds.includes('image') || columns.images.some((column) => flagOf(row[column]))
    distribution.add({
      anchor,
      type: classify(anchor, isImage),
      count,
      site: source === undefined ? countOf(at(columns.sites)) : writtenSiteOf(source),
      target: target && pageOf(target),
      followed: followedOf(row, columns, count),
    })
  }

  function skip(row: readonly string[], number: number, text: string, reason: string) {
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
    if (skippedRows.length >= SHOWN_SKIPPED) return
    const type = reason === RESOURCE ? columns.types.map((column) => `${row[column]} `).join('') : ''
    skippedRows.push({ row: number, text: row.length === 1 ? (row[0] ?? '') : type + text, reason })
  }

  function reasonToSkip(isAlone: boolean, source: string | undefined, target: string | undefined): string | undefined {
    if (isAlone) return 'only one cell'
    if (source !== undefined && !hostOf(source).includes('.')) return 'no linking page'
    if (own !== '' && target && !isOnSite(hostOf(target), own)) return `no link to ${writtenDomain(own)}`
    return undefined
  }

  function writtenSiteOf(source: string): string {
    const { host, site } = hostIn(source)
    if (site !== undefined) linkingSites.add(site)
    return writtenDomain(site ?? host)
  }

  return {
    addRow,
    report(): RowsReport {
      if (rows === 0)
        throw new InvalidInput(
          'This export has a header but no rows. Loosen the report’s filters, then export it again.',
        )
      return {
        ...distribution.result(),
        linkingSites: [...linkingSites],
        isCounted: columns.count !== undefined || columns.source !== undefined,
        skipped: [...skipped].map(([reason, count]) => ({ reason, rows: count })),
        skippedRows,
      }
    },
  }
}

const RESOURCE = 'a file or a reference instead of a link'
const LOST = 'a lost link'
const NO_COUNT = 'no number of links'

function kindsOf(row: readonly string[], { anchor, types, withoutText }: Columns, isCrawl: boolean) {
  const hasText = visibleText(row[anchor] ?? '') !== ''
  const kinds: string[] = types.map((column) => kindOfType(row[column] ?? '', isCrawl, hasText))
  return !hasText && withoutText.some((column) => flagOf(row[column])) ? [...kinds, 'resource'] : kinds
}

/** An address without its scheme, `www.` and fragment, decoded as people write it: two spellings of one page are one. */
function pageOf(address: string): string {
  const host = hostOf(address)
  const [, port = '', path = ''] = /^(?:https?:\/\/)?[^/?#]*?(:\d+)?([/?][^#]*)?(?:#|$)/is.exec(address) ?? []
  if (host === '') return address.replace(/#.*$/s, '')
  return writtenDomain(host) + (port === ':80' || port === ':443' ? '' : port) + (decodedPath(path) || '/')
}

function decodedPath(path: string): string {
  try {
    return path.includes('%') ? decodeURI(path) : path
  } catch {
    return path
  }
}
