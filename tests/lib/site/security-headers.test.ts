import { expect, it } from 'vitest'
import { securityHeaders } from '@/lib/site/security-headers'

it('asks for https only where the site has it', () => {
  expect(securityHeaders('https://site.example')['strict-transport-security']).toBe('max-age=31536000')
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})

it('lets nobody frame the site or guess a type, and loads nothing into what is no page', () => {
  expect(securityHeaders('http://localhost:3000')).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})
