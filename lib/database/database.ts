/** The product's two public counters. */
export interface PublicStats {
  /** Distinct contacts who were sent at least one pitch. */
  editorsPitched: number
  /** Prospect blogs researched, over all workspaces. */
  blogsResearched: number
}

/** The product's database; this site reads only the view `public_stats`. All adapters pass one contract test. */
export interface Database {
  /** Throws `Unavailable` when the database does not answer within 3 seconds. */
  readPublicStats(): Promise<PublicStats>
  /** Checks that the view may be read, without running it. Throws `Unavailable` as `readPublicStats` does. */
  checkAccess(): Promise<void>
  close(): Promise<void>
}
