import { expect } from 'vitest'
import { securityHeaders } from '@/lib/headers/security-headers'
import { PUBLIC_URL } from '@/tests/support/published-pages'
import type { Reply } from '@/tests/support/send'

/** Fails unless a response has the security fields, and the strict policy where it runs no scripts. */
export function expectSecurityHeaders({ headers }: Reply): void {
  const { 'content-security-policy': strict, ...others } = securityHeaders(PUBLIC_URL)
  const runsScripts = /^text\/html|javascript/.test(headers['content-type'] ?? '')
  expect(headers).toMatchObject(others)
  expect(headers['content-security-policy']).toEqual(
    runsScripts ? expect.stringContaining("frame-ancestors 'none'") : strict,
  )
  if (runsScripts) expect(headers['content-security-policy']).not.toContain("default-src 'none'")
}
