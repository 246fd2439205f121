import { isNotLoaded } from '@/components/elements/is-not-loaded'
import { InvalidInput } from '@/lib/errors'
import type { WorkerMessage } from './run-worker'

/** In a worker: does each job that the page posts, and posts how it ended. */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const post = (message: WorkerMessage<Result>) => self.postMessage(message)
  self.onmessage = async ({ data }: MessageEvent<Job>) => {
    try {
      post({ kind: 'done', result: await work(data) })
    } catch (error) {
      post({ kind: 'failed', reason: reasonOf(error) })
    }
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return error.message
  if (isNotLoaded(error)) return undefined
  if (error instanceof DOMException && GONE_NAMES.includes(error.name)) return GONE
  console.error(error)
  return UNEXPECTED
}

/** Browsers refuse to read a file that was saved anew. */
const GONE_NAMES = ['NotReadableError', 'NotFoundError']
const GONE = 'The file has been changed or moved since you chose it. Choose it again.'
const UNEXPECTED =
  'Something went wrong on this page while the text was being read. Try part of the text, or another format.'
