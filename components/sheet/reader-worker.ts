import { type Reading, type ReadingJob, readSource } from './reading'

/** Reads off the main thread, which also keeps the public suffix list off the page. */
self.onmessage = async ({ data }: MessageEvent<ReadingJob>) => {
  const reading: Reading = await readSource(data).catch(() => ({ kind: 'failed' }))
  self.postMessage(reading)
}
