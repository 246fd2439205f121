import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { expect, it } from 'vitest'
import configure from '@/next.config'

it('"next build" alone, which would lack half of the site, stops and says what to run', () => {
  expect(() => configure(PHASE_PRODUCTION_BUILD)).toThrow('run "npm run build"')
})
