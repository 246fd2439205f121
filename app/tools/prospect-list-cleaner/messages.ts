import type { DomainList } from '@/components/list-reading/domain-list'
import type { Decisions, Verdict } from '@/components/list-reading/list'
import type { OwnColumn } from '@/components/list-table/own-columns'
import type { Choice, ListView } from '@/components/sheet/reading/choice'
import type { CleanerValues } from './definition'
import type { DropKind } from './drop-kinds'
import type { ShownDropped, ShownProspect } from './prospect-list'

/** A list, and the rules of the form; one that is missing leaves nothing out. */
export interface Job extends Partial<Omit<CleanerValues, 'list' | 'exclude'>> {
  list: Blob
  /** Sites to leave out: a text, or a file in its place. */
  exclude: string | Blob
  /** How the visitor wants the list read. */
  reading?: Choice
}

/** The rows that the table shows, in its order, with the decisions about them. */
export interface ShownRows {
  keys: readonly string[]
  decisions: Decisions
}

export interface FileJob extends Job {
  wanted: ShownRows | 'dropped'
}

export interface Cleaned {
  /** Rows: one for each site, or for each contact. */
  kept: number
  /** The e-mail addresses that the list has of their sites. */
  contacts: number
  hasSeveralContacts: boolean
  /** Rows of the list that they stand in: several contacts may share one. */
  keptRows: number
  dropped: Readonly<Record<DropKind, number>>
  /** Entries to leave out that were not understood. */
  unread: DomainList['rejected']
  otherSites: DomainList['rejected']
  /** The first rows of each; the files have all. */
  firstKept: readonly ShownProspect[]
  firstDropped: readonly ShownDropped[]
  /** Of the kept rows after those. */
  restKeys: readonly string[]
  /** The part of the list that other tools take. */
  verdict: Verdict
  /**
   * Where the list is a sheet. `isTied`: a workbook that comes back as text, because other parts of it are tied to its
   * rows.
   */
  sheet?: {
    /** `strength` is the column by which the strongest row of a site is kept. */
    view: ListView
    rows: number
    /** Of the files' names. */
    ending: string
    isTied: boolean
    /** Whether the column of strength has numbers. */
    hasStrengths: boolean
    /** The visitor's columns that have a cell in the rows of `firstKept`. */
    columns: readonly OwnColumn[]
    delimiter: string
    hasDecimalComma: boolean
  }
}

export function sumOf(dropped: Cleaned['dropped']): number {
  return Object.values(dropped).reduce((sum, one) => sum + one, 0)
}
