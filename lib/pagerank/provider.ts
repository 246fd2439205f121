export interface PageRankProvider {
  /** The provider's address. It is part of the cache key, so that providers never share an entry. */
  readonly source: string
  /** The published JSON for 1 to 10 domains. Throws `UpstreamError`. */
  answer(domains: string[]): Promise<string>
}
