import { expect, it } from 'vitest'
import { securityHeaders } from '@/lib/headers/security-headers'

it('sends Strict-Transport-Security only for https', () => {
  expect(securityHeaders('https://site.example')['strict-transport-security']).toBe('max-age=31536000')
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})
