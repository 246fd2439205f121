import { NOT_LOADED } from '@/components/result/failure-notice'
import type { Failure } from '@/components/result/notice'
import { WorkerFailure } from './run-worker'

/** What to say of a worker that failed. Throws any other error. */
export function failureOf(error: unknown, title: string): Failure {
  if (!(error instanceof WorkerFailure)) throw error
  return error.reason === undefined ? NOT_LOADED : { title, reason: error.reason }
}
