import type { ListView } from '@/components/sheet/reading/choice'

/** One link of a site, the best that an export has. */
export interface Link {
  host: string
  /** Empty where the export lists domains. */
  page: string
  anchor: string
  /** Undefined where the export does not say. */
  followed?: boolean
  /** Such as `nofollow`. */
  rel: string
  seen: string
}

export interface LinkingSite {
  link: Link
  rating?: number
}

/** The links to one site, from one table. */
export interface Links {
  kind: 'backlinks' | 'referring domains'
  /** The site that most rows link to, or else that of the table's name. */
  target?: string
  /** Another word for whose links these are, if the file has one. */
  name?: string
  /** Search Console has the links of its visitor alone. */
  isSearchConsole?: boolean
  sites: Map<string, LinkingSite>
  rows: number
  /** The rows that are left out, by reason. */
  leftOut: { lost: number; notFollowed: number; noSite: number }
  saysFollowed: boolean
  /** The titles of the columns that were read. */
  used: readonly string[]
  /** The name of the ratings. */
  ratedBy?: string
  seenTitle?: string
  view: ListView
}

/** Adds links of the same site from elsewhere. Ratings count if they are of the same scale. */
export function join(all: Pick<Links, 'sites' | 'ratedBy'>, { sites, ratedBy }: Pick<Links, 'sites' | 'ratedBy'>) {
  for (const [site, { link, rating }] of sites) {
    const before = all.sites.get(site)
    const rated = ratedBy === all.ratedBy ? rating : undefined
    if (!before) all.sites.set(site, { link, rating: rated })
    else {
      if (before.link.followed === false && link.followed !== false) before.link = link
      if (rated !== undefined) before.rating = Math.max(rated, before.rating ?? rated)
    }
  }
}
