/** A worker that does a `ReadingJob`, for files and pasted texts. */
export const createReader = () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
