import { titleKey } from '@/components/sheet/reading/titles'
import { flagOf } from './follow'
import { keysOf } from './recognise-columns'

/** Names of columns that say that a link is gone: by a flag, then by a day, then by a word such as "lost". */
const LOST =
  keysOf(`is lost, flag lost, lost flag, is deleted, flag deleted, is removed, lost link, link lost, lost backlink,
  deleted, removed, lost, verlorener link, lien perdu, enlace perdido, verloren, perdu, perdido, perso,
  lost date, date lost, link lost date, lost at, lost on, lost since, deleted at, date deleted, removed at, date removed,
  verloren am, date de perte, perdu le, fecha de pérdida, perdido el, data di perdita, perso il, verloren op,
  status, link status, backlink status, lost status, state, statut, estado, stato`)
/** Of link checkers: whether the link was found on the page. */
const THERE = keysOf('is exist, exists, link exists, is found, link found, found, is live, link live, live')
const MENTION = keysOf('flag mention, is mention')
const GONE =
  /^(?:(?:back)?link |is )?(?:lost|removed|deleted|verloren|entfernt|gelöscht|perdue?|supprimée?|perdid[oa]|eliminad[oa]|pers[oa]|rimoss[oa]|verwijderd)$/i
/** No link is older than the web, but programs write 0000, 1900 or 1970 where there is no day. Some count days or seconds. */
const DAY =
  /(?<!\d)(?:199|20\d)\d(?!\d)|(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|[12]\d|3[01])[./-]\d\d(?!\d)|^(?:[34]\d{4}|1\d{9}(?:\d{3})?)(?:\.\d+)?$/

/** The columns of losses, in the order in which they are asked, and those that say whether a link is there at all. */
export function lostColumns(titles: readonly string[]) {
  const keys = titles.map(titleKey)
  const find = (names: readonly string[]) => names.map((name) => keys.indexOf(name)).filter((at) => at >= 0)
  return { lost: find(LOST), there: find(THERE), mentions: find(MENTION) }
}

export type LossColumns = ReturnType<typeof lostColumns>

/** Whether a row calls its link lost: by a yes, a day or a word for it, or by a no that it is there. Any other text says nothing. */
export function isLost(cells: readonly string[], { lost, there, mentions }: LossColumns): boolean {
  const isGone = (column: number) => lossIn(cells[column]?.trim() ?? '')
  const said = lost.map(isGone).find((isGone) => isGone !== undefined)
  return said || mentions.some(isGone) || (said === undefined && there.some((column) => isGone(column) === false))
}

function lossIn(text: string): boolean | undefined {
  if (text.length > MAX_CHARACTERS || /^[-–—]*$/.test(text)) return undefined
  if (DAY.test(text) || GONE.test(text)) return true
  // Another number could be a status such as 404.
  return /[2-9]|1\d/.test(text) ? undefined : flagOf(text)
}

const MAX_CHARACTERS = 40
