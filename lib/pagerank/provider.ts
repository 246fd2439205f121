export interface PageRankProvider {
  /** Its address, so that what one provider said is never served as another's. */
  readonly source: string
  /** The published JSON for 1 to 10 domains. Throws `UpstreamError`. */
  answer(domains: string[]): Promise<string>
}
