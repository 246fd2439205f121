/** The longest that a worker may take; the largest file takes a phone half a minute, and a tool reads several. */
const DEADLINE_MS = 180_000
const TOO_SLOW = 'Reading took longer than three minutes and was stopped. Split the file, then try again.'

/** What a worker posts: how it ended. */
export type WorkerMessage<Result> =
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
