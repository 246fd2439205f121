import { isHostingPlatform } from '@/lib/domain/hosting-platforms'
import { readHost } from '@/lib/domain/read-host'
import { isSharedSuffix } from '@/lib/domain/registrable-name'
import { siteName } from '@/lib/domain/site-name'
import { toAsciiInBrowser } from '@/lib/domain/to-ascii-in-browser'
import { writtenDomain } from '@/lib/domain/written-domain'
import { InvalidInput } from '@/lib/errors'
import { hasEnding } from './endings'
import { findEntries, isComment } from './find-entries'
import { type MailboxProviders, portals } from './mailbox-providers'
import { findPlatformKind } from './platforms'

export interface Prospect {
  /** The site's name in lower-case ASCII. */
  domain: string
  /** As people write it: `münchen.de`. */
  written: string
  mentions: number
  /** The line or row that is kept, counted from 1: the first one, or the strongest. */
  line: number
}

export type DropKind = 'duplicate' | 'excluded' | 'mailbox' | 'platform' | 'ending' | 'comment' | 'no domain'

export interface Dropped {
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
  /** Whose e-mail addresses tell no site; without any, the best-known ones. */
  mailboxProviders?: MailboxProviders
}

export interface ProspectList {
  /** Reads the next line of a text, with all its addresses. */
  addLine(line: string): void
  /** Reads the address of one row of a sheet. */
  addRow(row: {
    cell: string
    line: number
    domain?: string
    reason?: string
    /** Of the rows of one site, the one with the highest is kept; without any, the first. */
    strength?: number
  }): void
  /** In the order of the list. */
  prospects(): readonly Prospect[]
  dropped(): readonly Dropped[]
}

export function createProspectList({
  exclude = new Set(),
  onlyEndings = [],
  withoutEndings = [],
  dropsPlatforms = false,
  mailboxProviders = portals,
}: Rules = {}): ProspectList {
  const found = new Map<string, Prospect & { entry: string; strength: number }>()
  // Of a duplicate the domain is known; which line is kept shows at the end alone.
  const dropped: (Omit<Dropped, 'reason'> & ({ reason: string } | { domain: string }))[] = []
  let lines = 0

  /** Why a domain is no prospect, in the order in which a person would want to know. */
  function findDrop(domain: string, entry: string): [DropKind, string] | undefined {
    if (exclude.has(domain)) return ['excluded', `${domain} is on your list of domains to leave out.`]
    if (isEmail(entry) && mailboxProviders.has(domain)) {
      return ['mailbox', `An e-mail address at ${domain} does not say which site it belongs to.`]
    }
    if (dropsPlatforms) {
      if (portals.has(domain)) return ['mailbox', `${domain} is an e-mail provider.`]
      const kind = findPlatformKind(domain)
      if (kind) return ['platform', `${domain} is a platform: ${kind}.`]
      if (isRoot(domain)) return ['platform', `${domain} is a hosting platform. Only its users’ sites are kept.`]
    }
    if (onlyEndings.length > 0 && !hasEnding(domain, onlyEndings)) {
      return ['ending', `${domain} does not have one of the endings you chose.`]
    }
    return hasEnding(domain, withoutEndings) ? ['ending', `${domain} has an ending you excluded.`] : undefined
  }

  function add(domain: string, entry: string, line: number, strength = Number.NEGATIVE_INFINITY) {
    const known = found.get(domain)
    if (known) {
      known.mentions++
      const isStronger = strength > known.strength
      const weaker = isStronger ? known : { line, entry }
      dropped.push({ line: weaker.line, entry: weaker.entry, kind: 'duplicate', domain })
      if (isStronger) Object.assign(known, { line, entry, strength })
      return
    }
    const drop = findDrop(domain, entry)
    if (drop) dropped.push({ line, entry, kind: drop[0], reason: drop[1] })
    else found.set(domain, { domain, written: writtenDomain(domain), mentions: 1, line, entry, strength })
  }

  function reasonOf(domain: string): string {
    return `Duplicate of ${domain}, line ${found.get(domain)?.line}.`
  }

  function addEntry(entry: string) {
    try {
      add(siteName(readHost(withoutMailbox(entry), toAsciiInBrowser)), entry, lines)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      dropped.push({ line: lines, entry, kind: 'no domain', reason: firstClause(error.message) })
    }
  }

  return {
    addLine(text) {
      lines++
      if (text.trim() === '') return
      if (isComment(text)) {
        dropped.push({
          line: lines,
          entry: text.trim(),
          kind: 'comment',
          reason: 'Lines that begin with # are comments.',
        })
        return
      }
      // A link may have its own address as its text.
      const entries = new Set(findEntries(text))
      if (entries.size === 0) {
        dropped.push({ line: lines, entry: text.trim(), kind: 'no domain', reason: 'There is no domain on this line.' })
      }
      for (const entry of entries) addEntry(entry)
    },
    addRow({ cell, line, domain, reason = '', strength }) {
      const entry = cell.trim()
      if (domain !== undefined) return add(domain, entry, line, strength)
      dropped.push({ line, entry, kind: 'no domain', reason: firstClause(reason) })
    },
    prospects: () =>
      [...found.values()]
        .map(({ domain, written, mentions, line }) => ({ domain, written, mentions, line }))
        .sort(byLine),
    dropped: () =>
      dropped
        .map(({ line, entry, kind, ...why }): Dropped => {
          return { line, entry, kind, reason: 'domain' in why ? reasonOf(why.domain) : why.reason }
        })
        .sort(byLine),
  }
}

function byLine(a: { line: number }, b: { line: number }): number {
  return a.line - b.line
}

/** Whether strangers have sites below this name. */
function isRoot(domain: string): boolean {
  return isHostingPlatform(domain) || isSharedSuffix(domain)
}

/** The sites in a text. */
export function domainsIn(text: string): ReadonlySet<string> {
  const list = createProspectList()
  for (const line of text.split(LINE_END)) list.addLine(line)
  return new Set(list.prospects().map(({ domain }) => domain))
}

export const LINE_END = /\r\n|\r|\n/

function isEmail(entry: string): boolean {
  return !entry.includes('://') && /^(?:mailto:)?[^@/]+@[^@/]+$/i.test(entry)
}

function withoutMailbox(entry: string): string {
  return isEmail(entry) ? (entry.slice(entry.indexOf('@') + 1).split('?', 1)[0] ?? '') : entry
}

/** What is wrong, without the advice that follows. */
function firstClause(message: string): string {
  return message.replace(/;.*$/s, '.')
}
