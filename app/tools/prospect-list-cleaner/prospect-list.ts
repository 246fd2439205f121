import { readHost } from '@/lib/domain/read-host'
import { registrableName } from '@/lib/domain/registrable-name'
import { toAsciiInBrowser } from '@/lib/domain/to-ascii-in-browser'
import { InvalidInput } from '@/lib/errors'
import { findEntries } from './find-entries'
import { isMailboxProvider } from './mailbox-providers'

export interface Prospect {
  /** Registrable hostname in lower-case ASCII. */
  domain: string
  mentions: number
  /** The first line with the domain, counted from 1. */
  line: number
}

export type DropKind = 'duplicate' | 'excluded' | 'mailbox' | 'no domain'

export interface Dropped {
  line: number
  entry: string
  kind: DropKind
  reason: string
}

export interface ProspectList {
  /** Reads the next line. */
  addLine(line: string): void
  /** In the order of the list. */
  prospects(): readonly Prospect[]
  dropped(): readonly Dropped[]
}

/** `firstOnly` reads only the first address of each line, for rows of an export. */
export function createProspectList({
  exclude,
  firstOnly,
}: {
  exclude: ReadonlySet<string>
  firstOnly: boolean
}): ProspectList {
  const found = new Map<string, Prospect>()
  const dropped: Dropped[] = []
  let line = 0

  function addEntry(entry: string) {
    const drop = (kind: DropKind, reason: string) => dropped.push({ line, entry, kind, reason })
    let domain: string
    try {
      domain = registrableName(readHost(withoutMailbox(entry), toAsciiInBrowser))
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      return drop('no domain', firstClause(error.message))
    }
    const known = found.get(domain)
    if (known) {
      known.mentions++
      return drop('duplicate', `Duplicate of ${domain}, line ${known.line}.`)
    }
    if (exclude.has(domain)) return drop('excluded', `${domain} is on your exclude list.`)
    if (isEmail(entry) && isMailboxProvider(domain)) {
      return drop('mailbox', `A mailbox at ${domain} does not tell whose site it is.`)
    }
    found.set(domain, { domain, mentions: 1, line })
  }

  return {
    addLine(text) {
      line++
      if (text.trim() === '') return
      const entries = findEntries(text)
      if (entries.length === 0) {
        dropped.push({ line, entry: text.trim(), kind: 'no domain', reason: 'There is no domain in this line.' })
      }
      for (const entry of firstOnly ? entries.slice(0, 1) : entries) addEntry(entry)
    },
    prospects: () => [...found.values()],
    dropped: () => dropped,
  }
}

/** The registrable domains in a text. */
export function domainsIn(text: string): ReadonlySet<string> {
  const list = createProspectList({ exclude: new Set(), firstOnly: false })
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
