/** Whether a part of the site did not load: offline, or after a new deployment. The name is the bundler's. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
