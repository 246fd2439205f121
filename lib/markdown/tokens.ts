const BYTES_PER_TOKEN = 4

/** Estimates a language model's tokens: close for English, too high for scripts with several bytes a letter. */
export function estimateTokens(markdown: string): number {
  return Math.ceil(new TextEncoder().encode(markdown).byteLength / BYTES_PER_TOKEN)
}
