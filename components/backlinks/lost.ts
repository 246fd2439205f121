import { titleKey } from '@/components/sheet/reading/titles'
import { flagOf } from './follow'
import { keysOf } from './recognise-columns'

/** Names of columns that say that a link is gone: by a flag, then by the day. A flag knows of a link that came back. */
const LOST =
  keysOf(`is lost, islost link, flag lost, lost flag, is deleted, flag deleted, is removed, lost link, link lost, lost backlink,
  deleted, removed, lost, verlorener link, lien perdu, enlace perdido, verloren, perdu, perdido, perso,
  lost date, date lost, link lost date, lost at, lost on, lost since, day lost, deleted at, date deleted, removed at,
  date removed, verloren am, date de perte, perdu le, fecha de pérdida`)
/** Names of columns with a word on a link, such as "live". */
const STATES = keysOf(
  'status, link status, backlink status, state, link state, lost status, statut, statut du lien, estado, stato',
)
const GONE =
  /^(?:(?:back)?link |is )?(?:lost|removed|deleted|gone|disappeared|verloren|entfernt|gelöscht|perdue?|supprimée?|perdid[oa]|eliminad[oa]|pers[oa]|rimoss[oa]|verwijderd)$/i
/** No link is older than the web: programs write the year 0, 1900 or 1970 where there is no day. */
const DAY = /(?<!\d)(?:199|20\d)\d(?!\d)|(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|[12]\d|3[01])[./-]\d\d(?!\d)/

interface LossColumn {
  column: number
  isState: boolean
}

/** The columns of losses, in the order in which they are asked. */
export function lostColumns(titles: readonly string[]): LossColumn[] {
  const keys = titles.map(titleKey)
  const columnsOf = (names: readonly string[], isState: boolean) =>
    names.flatMap((name) => (keys.includes(name) ? { column: keys.indexOf(name), isState } : []))
  return [...columnsOf(LOST, false), ...columnsOf(STATES, true)]
}

/** Whether a row calls its link lost: by a day, a yes or a word for it. Any other text says nothing. */
export function isLost(cells: readonly string[], columns: readonly LossColumn[]): boolean {
  const said = columns.map(({ column, isState }) => lossIn(cells[column] ?? '', isState))
  return said.find((isGone) => isGone !== undefined) ?? false
}

function lossIn(cell: string, isState: boolean): boolean | undefined {
  const text = cell.trim().slice(0, MAX_CHARACTERS)
  if (GONE.test(text)) return true
  if (isState || !/[\p{L}\p{N}✓✔✅☑√+]/u.test(text)) return undefined
  return flagOf(text) ?? (DAY.test(text) ? true : undefined)
}

const MAX_CHARACTERS = 40
