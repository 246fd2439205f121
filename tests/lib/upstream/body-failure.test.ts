import { expect, it } from 'vitest'
import { failureIn } from '@/lib/upstream/body-failure'

it.each([
  [{ status_code: 429 }, 429],
  [{ statusCode: '503' }, 503],
  [{ status: 'HTTP/1.1 502 Bad Gateway' }, 502],
  [{ http_status: 500 }, 500],
  [{ code: 401, message: 'no key' }, 401],
  [{ errorCode: 402 }, 402],
  [{ error: 403 }, 403],
  [{ error: '429 Too Many Requests' }, 429],
  [{ error: { code: 503, message: 'Overloaded' } }, 503],
  [{ errors: [{ detail: 'x' }, { status: '429' }] }, 429],
  [{ status: 'TOO_MANY_REQUESTS' }, 429],
  [{ error: 'API rate limit exceeded' }, 429],
  [{ error: { message: 'Monthly quota used up' } }, 429],
  [{ success: false, message: 'Rate-limited' }, 429],
  [{ error: { code: 'E1', message: 'Overloaded' } }, undefined],
  [{ error: 'Something broke' }, undefined],
  [{ errors: ['Something broke'] }, undefined],
  [{ success: false }, undefined],
  [{ status: 'error' }, undefined],
])('%j reports a failure with the status %s', (body, status) => {
  expect(failureIn(body)).toEqual(status === undefined ? {} : { status })
})

it.each([
  { status_code: 200, response: [{ status_code: 503 }] },
  { status: 'ok', error: null, errors: [], success: true },
  { error: '', code: 0, error_code: '0' },
  { error: false, errors: {}, status: 204 },
  { rank: 429, count: 503, status: 4290, code: 600, message: 'Your quota is fine' },
  [{ status: 429 }],
  429,
  null,
])('%j reports no failure', (body) => {
  expect(failureIn(body)).toBeUndefined()
})
