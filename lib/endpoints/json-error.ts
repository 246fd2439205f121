import type { WholeResponse } from '@/lib/headers/whole-response'
import { ALLOWED_METHODS, JSON_HEADERS } from './headers'
import { sentences } from './sentences'

/** An endpoint's error, on both hosts. Scripts on other sites may read it. */
export function jsonError(status: number, error: string, headers: Record<string, string> = {}): WholeResponse {
  return {
    status,
    headers: { ...JSON_HEADERS, 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify({ error }),
  }
}

/** The 405 of an endpoint. */
export function refusedMethod(): WholeResponse {
  return jsonError(405, sentences.methodNotAllowed, { Allow: ALLOWED_METHODS })
}
