const BYTES_PER_TOKEN = 4

/**
 * About how many tokens a language model counts in `markdown`: a quarter of its bytes in UTF-8, which is close for
 * English prose and errs on the high side for scripts whose letters take several bytes.
 */
export function estimateTokens(markdown: string): number {
  return Math.ceil(new TextEncoder().encode(markdown).byteLength / BYTES_PER_TOKEN)
}
