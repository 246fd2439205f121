import { Refusal } from './agent-tool'
import type { WorkerMessage } from './use-worker-run'

/** Has a tool's worker do one job for an agent. */
export function runWorker<Result>(worker: Worker, job: object, left: AbortSignal): Promise<Result> {
  const result = new Promise<Result>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
      if (data.kind === 'done') resolve(data.result)
      else if (data.kind === 'failed') reject(new Refusal(data.reason ?? NOT_LOADED))
    }
    worker.onerror = () => reject(new Refusal(NOT_LOADED))
    left.addEventListener('abort', () => worker.terminate())
  })
  worker.postMessage(job)
  return result.finally(() => worker.terminate())
}

const NOT_LOADED = 'A part of this tool could not be loaded; check the connection, reload the page, then try again.'
