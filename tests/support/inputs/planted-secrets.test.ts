import { expect, it } from 'vitest'
import { SECRETS } from '@/lib/settings'
import { PLANTED_SECRETS } from './planted-secrets'

/** Another name of `KV_REST_API_TOKEN`. */
const SAME_TOKEN = 'UPSTASH_REDIS_REST_TOKEN'

it('every secret has a planted value, which tests look for in responses, logs and the build', () => {
  expect(SECRETS.filter((name) => name !== SAME_TOKEN && !(name in PLANTED_SECRETS))).toEqual([])
})
