/** The product's two public counters. */
export interface PublicStats {
  /** Distinct contacts that have been sent at least one pitch. */
  editorsPitched: number
  /** Prospect blogs researched, over all workspaces. */
  blogsResearched: number
}

/**
 * The product's database, of which this service may read the view `public_stats` alone. Every adapter runs the same
 * contract test.
 */
export interface Database {
  /** Throws `Unavailable` when the database does not answer within 3 seconds. */
  readPublicStats(): Promise<PublicStats>
  /** Throws `Unavailable` as `readPublicStats` does, and asks for nothing. */
  ping(): Promise<void>
  /** True when its rows are samples, never to be passed off as real. */
  readonly sample: boolean
  close(): Promise<void>
}
