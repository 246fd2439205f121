import { hasEnding } from '@/components/list-reading/endings'
import type { Row } from '@/components/list-reading/read-text'
import { keyOf, siteIn } from '@/components/review/key-of'
import { findPlatform, hostIn } from '@/lib/domain/find-platform'
import { isAmong } from '@/lib/domain/is-among'
import { portals } from '@/lib/domain/mailbox-providers'
import { isPlatformRoot } from '@/lib/domain/platforms'
import { writtenDomain } from '@/lib/domain/written-domain'
import type { DropKind } from './drop-kinds'

export interface Prospect {
  /** The site's name in lower-case ASCII. */
  domain: string
  /** As people write it: `münchen.de`. */
  written: string
  /** Its e-mail address, where each has a row. */
  contact?: string
  mentions: number
  /** The line or row that is kept, counted from 1: the first one, or the strongest. */
  line: number
}

export interface ShownProspect extends Prospect {
  /** The row as it was written, where the list is a sheet: its cells would take the browser ten times as long to send. */
  raw?: string
}

export interface ShownDropped {
  line: number
  entry: string
  kind: DropKind
  reason: string
}

export interface Rules {
  exclude?: ReadonlySet<string>
  /** Without any, every ending is kept. */
  onlyEndings?: readonly string[]
  withoutEndings?: readonly string[]
  dropsPlatforms?: boolean
  /** Keeps a row for each e-mail address of a site, instead of one. */
  keepsContacts?: boolean
}

/** A row of a list, with the number by which the strongest row of a site is kept. */
export type GivenRow = Row & { strength?: number }

/** Keeps one row of each site or contact, the one with the highest `strength` or the first. Both parts are in their order. */
export function prospectsOf(rows: readonly GivenRow[], rules: Rules = {}) {
  const groups = new Map<string, { contact?: string; rows: { domain: string; row: GivenRow; index: number }[] }>()
  const firstContacts = rules.keepsContacts ? firstContactsOf(rows) : new Map<string, string>()
  const contacts = new Set<string>()
  const dropped = new Map<number, ShownDropped & { index: number }>()

  function drop(index: number, { number, entry }: Row, [kind, reason]: Drop) {
    dropped.set(index, { index, line: number, entry, kind, reason })
  }

  for (const [index, row] of rows.entries()) {
    const { domain, entry } = row
    if (domain === undefined) {
      drop(index, row, [row.kind === 'no address' ? 'no domain' : row.kind, firstClause(row.reason)])
      continue
    }
    const own = (row.contacts ?? []).map((contact) => ({ contact, key: keyOf({ domain, contact }) }))
    // A row without a contact stands for its site, so it is a duplicate of any row of the site.
    const contact = firstContacts.get(domain)
    const site = { contact, key: keyOf({ domain, contact }) }
    const subjects = rules.keepsContacts && own.length > 0 ? own : [site]
    const reason = subjects.some(({ key }) => groups.has(key)) ? undefined : findDrop(domain, entry, rules)
    if (reason) {
      drop(index, row, reason)
      continue
    }
    for (const { key, contact } of subjects) {
      const group = groups.get(key) ?? { contact, rows: [] }
      group.rows.push({ domain, row, index })
      groups.set(key, group)
    }
    for (const { key } of own) contacts.add(key)
  }

  const kept = [...groups.values()].map(({ contact, rows }) => {
    // A row without the address would lose it.
    const own = rows.filter(({ row }) => contact === undefined || row.contacts?.includes(contact))
    const strongest = own.reduce((best, one) => (strengthOf(one.row) > strengthOf(best.row) ? one : best))
    const { domain, row, index } = strongest
    for (const one of rows)
      if (one !== strongest) drop(one.index, one.row, ['duplicate', `Duplicate of ${domain}, line ${row.number}.`])
    return {
      index,
      prospect: {
        domain,
        written: writtenDomain(domain),
        ...(contact !== undefined && { contact }),
        mentions: rows.length,
        line: row.number,
      },
    }
  })
  // A row of several contacts may be the only one with one of them.
  for (const { index } of kept) dropped.delete(index)
  return {
    prospects: kept.sort(byIndex).map(({ prospect }) => prospect),
    dropped: [...dropped.values()].sort(byIndex),
    /** The number of e-mail addresses of the sites that are kept. */
    contacts: contacts.size,
    hasSeveralContacts: contacts.size > new Set([...contacts].map(siteIn)).size,
  }
}

/** The first contact of each site that has any. */
function firstContactsOf(rows: readonly GivenRow[]): Map<string, string> {
  const first = new Map<string, string>()
  for (const { domain = '', contacts: [contact] = [] } of rows)
    if (contact !== undefined && !first.has(domain)) first.set(domain, contact)
  return first
}

type Drop = [kind: DropKind, reason: string]

/** Why a domain is no prospect, in the order in which a person would want to know. */
function findDrop(
  domain: string,
  entry: string,
  { exclude, onlyEndings = [], withoutEndings = [], dropsPlatforms }: Rules,
): Drop | undefined {
  if (exclude && isAmong(exclude, domain)) return ['excluded', `${domain} is on your list of domains to leave out.`]
  if (dropsPlatforms) {
    if (portals.has(domain)) return ['mailbox', `${domain} is an e-mail provider.`]
    const platform = findPlatform(hostIn(entry, domain))
    if (platform) return ['platform', `${platform.name} is a platform: ${platform.kind}.`]
    if (isPlatformRoot(domain)) return ['platform', `${domain} is a hosting platform. Only its users’ sites are kept.`]
  }
  if (onlyEndings.length > 0 && !hasEnding(domain, onlyEndings))
    return ['ending', `${domain} does not have one of the endings you chose.`]
  return hasEnding(domain, withoutEndings) ? ['ending', `${domain} has an ending you excluded.`] : undefined
}

function strengthOf({ strength = Number.NEGATIVE_INFINITY }: GivenRow): number {
  return strength
}

function byIndex(a: { index: number }, b: { index: number }): number {
  return a.index - b.index
}

/** What is wrong, without the advice that follows. */
function firstClause(message: string): string {
  return message.replace(/;.*$/s, '.')
}

/** Whether a text is one of the reasons, as an earlier file of this tool has them. */
export function isReason(text: string): boolean {
  return REASON.test(text)
}

const REASON = new RegExp(
  `^(?:${[
    'Duplicate of \\S+, line \\d+',
    '\\S+ (?:is (?:on your list|an e-mail provider|a platform|a hosting platform|only a domain ending)|has an ending|does not have one of the endings)',
    'An e-mail address at |An IP address is not|No public domain ends in |This is not a domain|This is an ending|The cell is empty|There is no (?:URL|domain)',
  ].join('|')})`,
)
