import { runWorker, WorkerFailure } from '@/components/text-work/run-worker'
import { NOT_LOADED, Refusal } from './agent-tool'

/** Has a tool's worker do one job for an agent. Rejects with `Refusal`. */
export async function runForAgent<Result>(worker: Worker, job: object, signal: AbortSignal): Promise<Result> {
  try {
    return await runWorker<Result>(worker, job, { signal })
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    throw new Refusal(error.reason ?? NOT_LOADED)
  }
}
