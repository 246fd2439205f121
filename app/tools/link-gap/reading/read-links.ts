import { NoColumn } from '@/components/backlinks/export-choice'
import { ownerInName } from '@/components/backlinks/owner-in-name'
import { keysOf } from '@/components/backlinks/recognise-columns'
import type { Choice } from '@/components/sheet/reading/choice'
import { findTable } from '@/components/sheet/reading/find-table'
import type { Table } from '@/components/sheet/reading/text-table'
import { titleKey } from '@/components/sheet/reading/titles'
import { InvalidInput } from '@/lib/errors'
import type { Links } from './links'
import { EMPTY, type Plan, planOf, sizeOf } from './plan'
import { type RowOptions, readRows } from './read-rows'
import { isSearchConsole } from './search-console'

export interface LinkOptions extends RowOptions {
  /** A chosen sheet is read, whatever is in it, so that the choice can be changed again. */
  choice?: Choice
  fileName?: string
}

/** Sheets and packed files with such a name are reports on one site. */
const REPORTS =
  keysOf(`backlinks, all backlinks, links, inbound links, referring domains, ref domains, refdomains, domains,
  linking domains, linking sites, referring pages, latest links, top linking sites, export, data, report`)

/**
 * Reads the linking sites of an export from any backlink tool, or of a list of them. If links to several sites are
 * several exports, so are several tables. Throws `InvalidInput` or `NoColumn`.
 */
export function readLinks(tables: readonly Table[], options: LinkOptions = {}): Links[] {
  const { choice = {}, fileName = '', isSplit = false } = options
  const found = findTable(tables, choice, { planOf, sizeOf })
  if (!found) throw new InvalidInput(EMPTY)
  const { plan: first, view, all } = found
  if ('fault' in first) throw first.hasRows ? new NoColumn(first.fault, view) : new InvalidInput(first.fault)
  const isChosen = choice.sheet !== undefined
  const readable = all.flatMap(({ plan, ...one }) => ('fault' in plan || isChosen ? [] : { ...one, plan }))
  const one = { plan: first, view, size: 0 }
  if (isSearchConsole(isChosen ? [first] : all.map(({ plan }) => plan), fileName)) {
    const sites = readable.filter(({ plan }) => plan.kind === 'referring domains')
    const { plan, view } = sites.toSorted((a, b) => b.size - a.size)[0] ?? one
    const target = all.map(({ plan }) => plan.ownSite).find((site) => site !== undefined)
    return readRows(plan, { ...options, isSplit: false }).map((links) => {
      return { ...links, view, isSearchConsole: true, target: links.target ?? target }
    })
  }
  const isRival = ({ titles, isNamed }: Plan) => isNamed || titles.join() === first.titles.join()
  const read = isSplit && !isChosen ? readable.filter(({ plan }) => plan === first || isRival(plan)) : [one]
  const isAlone = read.length === 1
  const parts = read.flatMap(({ plan, view }) =>
    readRows(plan, options).map((links) => ({ ...links, ...ownerOf(links, plan, isAlone), view })),
  )
  return largestOfEach(parts)
}

/** Whose links these are, by the rows, or else by the table's name. */
function ownerOf({ target, name }: Pick<Links, 'target' | 'name'>, { table }: Plan, isAlone: boolean) {
  if (target !== undefined || name !== undefined) return { target, name }
  const { name: written = '' } = table
  const isReport = isAlone || REPORTS.includes(titleKey(written).replace(/\d+$/, ''))
  return { target: ownerInName(written), name: isReport ? undefined : written }
}

/** Of the tables of one site, the one with the most linking sites. A table without a name is of the only site that has one. */
function largestOfEach(parts: readonly Links[]): Links[] {
  const owners = new Set(parts.flatMap(({ target, name }) => target ?? name ?? []))
  const [only] = owners.size === 1 ? owners : []
  const largest = new Map<string | undefined, Links>()
  for (const part of parts) {
    const owner = part.target ?? part.name ?? only
    const before = largest.get(owner)
    if (!before) largest.set(owner, part)
    else if (part.sites.size > before.sites.size) largest.set(owner, { ...part, target: part.target ?? before.target })
    else before.target ??= part.target
  }
  return [...largest.values()]
}
