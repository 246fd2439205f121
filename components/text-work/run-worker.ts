import { isNotLoaded } from '@/components/elements/is-not-loaded'
import { InvalidInput } from '@/lib/errors'

/** The longest that a worker may take; the largest file takes a phone half a minute, and a tool reads several. */
const DEADLINE_MS = 180_000
const TOO_SLOW = 'Reading took longer than three minutes and was stopped. Split the file, then try again.'

/** What a worker posts: how it ended. */
type WorkerMessage<Result> =
  | { kind: 'done'; result: Result }
  /** `reason` says what is wrong with what was given; absent where a part could not be loaded. */
  | { kind: 'failed'; reason?: string }

/** A worker did not do its job. The visitor sees the reason; it is absent where a part could not be loaded. */
export class WorkerFailure extends Error {
  constructor(readonly reason?: string) {
    super(reason)
  }
}

/**
 * Has a worker do one job, and ends it. Rejects with `WorkerFailure`, also where the worker takes too long. The
 * promise of an aborted job stays open: nobody waits for it any more.
 */
export function runWorker<Result>(
  worker: Worker,
  job: object,
  { signal, deadlineMs = DEADLINE_MS }: { signal?: AbortSignal; deadlineMs?: number } = {},
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    let deadline: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(deadline)
      worker.terminate()
      // A message, or the error of a script that was still loading, may be on its way.
      worker.onmessage = null
      worker.onerror = null
    }
    const fail = (reason?: string) => {
      end()
      reject(new WorkerFailure(reason))
    }
    worker.onerror = () => fail()
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
      if (data.kind === 'failed') return fail(data.reason)
      end()
      resolve(data.result)
    }
    signal?.addEventListener('abort', end)
    if (signal?.aborted) return end()
    deadline = setTimeout(() => fail(TOO_SLOW), deadlineMs)
    worker.postMessage(job)
  })
}

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
  if (error instanceof DOMException && /^Not(?:Readable|Found)Error$/.test(error.name)) return GONE
  console.error(error)
  return UNEXPECTED
}

/** Browsers refuse to read a file that was saved anew. */
const GONE = 'The file has been changed or moved since you chose it. Choose it again.'
const UNEXPECTED =
  'Something went wrong on this page while the text was being read. Try part of the text, or another format.'
