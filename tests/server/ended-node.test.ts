import { expect, it } from 'vitest'
import { endedNodeWarning } from '@/server/ended-node'

it.each([
  ['20.20.2', '2026-04-30T23:59:59Z', undefined],
  ['20.20.2', '2026-05-01T00:00:00Z', 'Node 20 has had no security fixes since 2026-04-30. Use a newer release line.'],
  ['22.9.0', '2026-11-24T00:00:00Z', undefined],
  ['24.1.0', '2028-05-01T00:00:00Z', 'Node 24 has had no security fixes since 2028-04-30. Use a newer release line.'],
  ['27.0.0', '2026-11-24T00:00:00Z', undefined],
])('Node %s on %s', (version, now, warning) => {
  expect(endedNodeWarning(version, new Date(now))).toBe(warning)
})
