import { expect } from 'vitest'
import { securityHeaders } from '@/lib/headers/security-headers'
import { PUBLIC_URL } from '@/tests/support/published-pages'
import type { Reply } from '@/tests/support/send'

/** The fields by which scripts of any origin may read a response. */
export const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link, ETag, X-Markdown-Tokens',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Fails unless a response has the security fields, and the strict policy where it runs no scripts. */
export function expectSecurityHeaders({ headers }: Reply, { isOpen }: { isOpen: boolean }): void {
  const { 'content-security-policy': strict, ...closed } = securityHeaders(PUBLIC_URL)
  const others = isOpen ? { ...closed, ...OPEN } : closed
  const runsScripts = /^text\/html|javascript/.test(headers['content-type'] ?? '')
  expect(headers).toMatchObject(others)
  expect(headers['content-security-policy']).toEqual(
    runsScripts ? expect.stringContaining("frame-ancestors 'none'") : strict,
  )
  if (runsScripts) expect(headers['content-security-policy']).not.toContain("default-src 'none'")
}
