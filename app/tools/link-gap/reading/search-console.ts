import { countOf } from '@/components/backlinks/count-of'
import { cellsOf } from '@/components/backlinks/follow-columns'
import { keysOf } from '@/components/backlinks/recognise-columns'
import { titleKey } from '@/components/sheet/reading/titles'
import type { Seen } from './plan'

/** How browsers save the name of a property. */
const FILE_NAME = /^(?:sc-domain[-_:]|https?___)/i
/** The last column of "Top linking sites" and of "Latest links". Other scripts than the Latin one are known without names. */
const LAST = keysOf(`target pages, zielseiten, pages cibles, páginas de destino, pagine di destinazione, doelpagina’s,
  páginas alvo, strony docelowe, hedef sayfalar, målsidor, cílové stránky, last crawled, zuletzt gecrawlt, letztes crawling,
  dernière exploration, último rastreo, ultima scansione, laatst gecrawld, último rastreamento, ostatnie skanowanie,
  ostatnie indeksowanie, son tarama, senaste genomsökning, poslední procházení`)
const OTHER_SCRIPT = /(?!\p{scx=Latin})\p{L}/u
/** In numbers, or with a month's name and digits of any script. */
const DAY =
  /\d{1,4} ?[-./년年] ?\d{1,2} ?[-./月월] ?\d{1,4}|^(?=.{6,40}$)(?=.*(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})).*\p{Nd}\P{Nd}+\p{Nd}/u

/** Whether a file is an export of Search Console, in any language. People can get it for their own sites alone. */
export function isSearchConsole(tables: readonly Seen[], fileName: string): boolean {
  const reports = tables.filter(isReport)
  const hasPages = reports.some(({ ownSite }) => ownSite !== undefined)
  return (
    FILE_NAME.test(fileName) ||
    (hasPages && reports.length > 1) ||
    reports.some(({ titles }) => titles.some((title) => OTHER_SCRIPT.test(title) || LAST.includes(titleKey(title))))
  )
}

/** Whether a table has sites or pages with two counts each, or pages with a day each. */
function isReport({ titles, rows, source }: Seen): boolean {
  if (source !== 0 || titles.length < 2 || titles.length > 3) return false
  const hasAll = (column: number, test: (cell: string) => boolean) => cellsOf(rows, column).every(test)
  const isCount = (cell: string) => countOf(cell) !== undefined
  if (titles.length === 2) return hasAll(1, (cell) => DAY.test(cell))
  return hasAll(1, isCount) && hasAll(2, isCount)
}
