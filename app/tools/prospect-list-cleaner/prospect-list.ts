import { hasEnding } from '@/components/list/endings'
import type { Row } from '@/components/list/read-text'
import { type Why, whyNames } from '@/components/never-pitch/never-pitch'
import { findPlatform, hostIn } from '@/lib/domain/find-platform'
import { portals } from '@/lib/domain/mailbox-providers'
import { isPlatformRoot } from '@/lib/domain/platforms'
import { writtenDomain } from '@/lib/domain/written-domain'
import type { DropKind } from './drop-kinds'
import { keyOf } from './key-of'

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

export interface ShownDropped {
  line: number
  entry: string
  kind: DropKind
  reason: string
}

interface Dropped extends ShownDropped {
  /** Of the row, among all rows. */
  index: number
}

export interface Rules {
  exclude?: ReadonlySet<string>
  /** With the reason of each. */
  neverPitch?: ReadonlyMap<string, Why>
  /** Without any, every ending is kept. */
  onlyEndings?: readonly string[]
  withoutEndings?: readonly string[]
  dropsPlatforms?: boolean
  /** Keeps a row for each e-mail address of a site, instead of one. */
  keepsContacts?: boolean
}

export type ProspectList = ReturnType<typeof createProspectList>

export function createProspectList({
  exclude = new Set(),
  neverPitch = new Map(),
  onlyEndings = [],
  withoutEndings = [],
  dropsPlatforms = false,
  keepsContacts = false,
}: Rules = {}) {
  const found = new Map<string, Prospect & { index: number; entry: string; strength: number }>()
  const contacts = new Set<string>()
  let rows = 0
  // Of a duplicate the domain is known; which line is kept shows at the end alone.
  const dropped: (Omit<Dropped, 'reason'> & ({ reason: string } | { key: string }))[] = []

  /** Why a domain is no prospect, in the order in which a person would want to know. */
  function findDrop(domain: string, entry: string): [DropKind, string] | undefined {
    if (exclude.has(domain)) return ['excluded', `${domain} is on your list of domains to leave out.`]
    const why = neverPitch.get(domain)
    if (why) return ['never pitch', `${domain} is on your never-pitch list: ${whyNames[why]}.`]
    if (dropsPlatforms) {
      if (portals.has(domain)) return ['mailbox', `${domain} is an e-mail provider.`]
      const platform = findPlatform(hostIn(entry, domain))
      if (platform) return ['platform', `${platform.name} is a platform: ${platform.kind}.`]
      if (isPlatformRoot(domain))
        return ['platform', `${domain} is a hosting platform. Only its users’ sites are kept.`]
    }
    if (onlyEndings.length > 0 && !hasEnding(domain, onlyEndings)) {
      return ['ending', `${domain} does not have one of the endings you chose.`]
    }
    return hasEnding(domain, withoutEndings) ? ['ending', `${domain} has an ending you excluded.`] : undefined
  }

  /** A row without a contact stands for its site, so it is a duplicate of any row of the site. */
  const firstKeys = new Map<string, string>()
  const keyFor = (domain: string, contact: string | undefined) =>
    keepsContacts && contact !== undefined ? keyOf({ domain, contact }) : (firstKeys.get(domain) ?? domain)

  function add(domain: string, entry: string, { line, index, strength = Number.NEGATIVE_INFINITY, contact }: Place) {
    const key = keyFor(domain, contact)
    const known = found.get(key)
    if (known) {
      known.mentions++
      const isStronger = strength > known.strength
      const weaker = isStronger ? known : { index, line, entry }
      dropped.push({ index: weaker.index, line: weaker.line, entry: weaker.entry, kind: 'duplicate', key })
      if (isStronger) Object.assign(known, { index, line, entry, strength })
    } else {
      const drop = findDrop(domain, entry)
      if (drop) return void dropped.push({ index, line, entry, kind: drop[0], reason: drop[1] })
      const own = keepsContacts ? { contact } : {}
      found.set(key, { domain, written: writtenDomain(domain), ...own, mentions: 1, index, line, entry, strength })
      if (!firstKeys.has(domain)) firstKeys.set(domain, key)
    }
    if (contact !== undefined) contacts.add(keyOf({ domain, contact }))
  }

  function addRow({ number, entry, domain, kind, reason }: Row, about: { strength?: number; contact?: string } = {}) {
    const index = rows++
    if (domain !== undefined) add(domain, entry, { line: number, index, ...about })
    else
      dropped.push({
        index,
        line: number,
        entry,
        kind: kind === 'no address' ? 'no domain' : kind,
        reason: firstClause(reason),
      })
  }

  function reasonOf(key: string): string {
    const { domain, line } = found.get(key) ?? {}
    return `Duplicate of ${domain}, line ${line}.`
  }

  return {
    /** Adds the next row. Of several for one site or contact, the one with the highest `strength` is kept, or the first. */
    addRow,
    /** The number of e-mail addresses of the sites that are kept. */
    contacts: () => contacts.size,
    /** In the order of the list. */
    prospects: (): readonly Prospect[] =>
      [...found.values()]
        .map(({ domain, written, contact, mentions, line }) => ({
          domain,
          written,
          ...(contact !== undefined && { contact }),
          mentions,
          line,
        }))
        .sort(byLine),
    dropped: () =>
      dropped
        .map(({ index, line, entry, kind, ...why }): Dropped => {
          return { index, line, entry, kind, reason: 'key' in why ? reasonOf(why.key) : why.reason }
        })
        .sort(byLine),
  }
}

interface Place {
  line: number
  index: number
  strength?: number
  contact?: string
}

function byLine(a: { line: number }, b: { line: number }): number {
  return a.line - b.line
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
    '\\S+ (?:is (?:on your (?:never-pitch )?list|an e-mail provider|a platform|a hosting platform|only a domain ending)|has an ending|does not have one of the endings)',
    'An e-mail address at |An IP address is not|No public domain ends in |This is not a domain|The cell is empty|There is no (?:URL|domain)',
  ].join('|')})`,
)
