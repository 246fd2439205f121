import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** A request without a body. */
export interface Question {
  method: string
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
}

/** A whole answer. */
export interface Answer {
  status: number
  /** By name in lower case. */
  headers: OutgoingHttpHeaders
  /** To a HEAD as well where it is at hand; then it is not to be sent. */
  body: Uint8Array
}

/** Answers a question; one whose `signal` is aborted need not be answered. */
export type Ask = (question: Question, signal?: AbortSignal) => Promise<Answer>
