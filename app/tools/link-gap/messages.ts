import type { Link, Links } from '@/app/tools/link-gap/reading/read-links'
import type { DomainList } from '@/components/list-reading/domain-list'
import type { Why } from '@/components/never-pitch/never-pitch'
import type { Choice, ListView } from '@/components/sheet/reading/choice'
import type { OpenedList } from '@/components/tool-form/opened-list'

export type View = 'gap' | 'dates' | 'list'

/** Yours, and those of ten rivals. */
export const MAX_EXPORTS = 11

export interface Source extends Pick<OpenedList, 'file' | 'leftOut'> {
  /** Of its file; empty for a text. */
  fileName: string
  /** The visitor's word for whose it is. */
  whose: string
  /** Its field. */
  role: 'exports' | 'earlier' | 'later' | 'wanted' | 'own'
  /** Its place among the form's lists. */
  at: number
  reading?: Choice
}

export interface Job {
  view: View
  sources: readonly Source[]
  /** The visitor's own domain. */
  site: string
  /** A site counts from so many rivals on. */
  least: number
  followedOnly: boolean
  /** Sites that no file has. */
  neverPitch: ReadonlyMap<string, Why>
}

/** How an export was read, for people to check. */
export interface ExportFacts extends Pick<Links, 'kind' | 'rows' | 'leftOut' | 'view'> {
  name: string
  /** Whose links these are, if the export or the visitor says it. */
  site?: string
  fileName: string
  /** The place of its source. */
  at: number
  isOwn: boolean
  sites: number
  linkingSites: readonly string[]
}

export interface ShownSite {
  site: string
  /** How many rivals it links to. */
  count: number
  rating?: number
  /** The kind of platform, if it is one. */
  platform?: string
  /** Its link in each export, in the order of the names. */
  links: readonly (Link | undefined)[]
}

/** The columns of a result. */
export interface SectionColumns {
  /** Of the exports whose links are shown. */
  names: readonly string[]
  /** The title of the ratings, if sites have any. */
  ratedBy?: string
  /** The title of the days. */
  seenTitle?: string
  /** Whether the number of rivals is shown. */
  isCounted?: boolean
}

/** One result: its first sites, and a file with all but those that are never pitched. */
export interface Section extends SectionColumns {
  kind: 'gap' | 'platforms' | 'new' | 'lost' | 'nofollow' | 'linking' | 'missing'
  total: number
  shown: readonly ShownSite[]
  csv: Blob
  /** Those of `shown` that the file does not have. */
  neverPitched: readonly string[]
}

export interface Compared {
  view: View
  exports: readonly ExportFacts[]
  refused: readonly { name: string; reason: string; at: number; view?: ListView }[]
  /** The exports that do not say which links are followed, where that was asked for. */
  uncounted: readonly string[]
  sections: readonly Section[]
  /** Entries of the visitor's list. */
  unread?: DomainList['rejected']
  /** Why there are no sections: too few exports could be read. */
  tooFew?: string
  /** Of the gap only. */
  gap?: {
    names: readonly string[]
    hasOwn: boolean
    /** Whether one of the rivals may be the visitor. */
    asksOwn: boolean
    /** The rule that was applied. */
    least: number
    /** Rivals' exports that do not say whose links they have. */
    unnamed: readonly string[]
    /** Linking sites: the visitor's own, rivals, those that link to the visitor too, and those with too few rivals. */
    leftOut: { own: number; rivals: number; yours: number; few: number }
  }
}
