import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { UpstreamError } from '@/lib/errors'
import { fetchUpstream, textOf } from '@/lib/upstream/fetch-upstream'
import type { Fault } from '@/scripts/sample-providers/faults'
import { startSampleProviders } from '@/scripts/sample-providers/start'
import { PATIENT_MS } from '@/tests/support/patience'
import { freePort } from '@/tests/support/servers/loopback'
import { freshSampleProviders } from '@/tests/support/simulated/fresh-sample-providers'

const MIB = 1024 * 1024

const provider = await freshSampleProviders()

function ask({
  fault,
  of = provider,
  deadlineMs = PATIENT_MS,
}: {
  fault?: Fault
  of?: typeof provider
  deadlineMs?: number
} = {}) {
  of.fault('rating', fault)
  const url = new URL(`${of.domainRatingUrl}?target=example.com&output=json`)
  return fetchUpstream(url, { headers: { Authorization: 'Bearer key' } }, deadlineMs)
}

describe('fetchUpstream', () => {
  it('does not follow a redirect', async () => {
    expect((await ask({ fault: { kind: 'redirect', to: provider.pageRankUrl } })).status).toBe(302)
    expect(provider.calls).toHaveLength(1)
  })

  it('accepts a body of 1 MiB and no more', async () => {
    expect((await ask({ fault: { kind: 'huge', bytes: MIB } })).body).toHaveLength(MIB)
    await expect(ask({ fault: { kind: 'huge', bytes: MIB + 1 } })).rejects.toMatchObject({ reason: 'shape' })
  })

  it('hangs up on a body of 300 MB', async () => {
    const of = await startSampleProviders()
    await expect(ask({ of, fault: { kind: 'huge', bytes: 300_000_000 } })).rejects.toMatchObject({ reason: 'shape' })
    await of.stop()
    // Socket buffers take more than the cap.
    expect(of.calls[0]?.bodyBytesSent).toBeLessThan(30 * MIB)
  })

  it.each(['headers', 'end'] as const)('never asks again after a reset before the %s', async (before) => {
    await expect(ask({ fault: { kind: 'reset', before } })).rejects.toMatchObject({ reason: 'unreachable' })
    expect(provider.calls).toHaveLength(1)
  })

  it('tries a refused connection twice, and names neither the query nor the headers', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => fetched.mockRestore())
    const url = new URL(`http://127.0.0.1:${await freePort()}/path?target=secret-query`)
    await expect(
      fetchUpstream(url, { headers: { Authorization: 'Bearer secret-key' } }, PATIENT_MS),
    ).rejects.toMatchObject({
      reason: 'unreachable',
      message: expect.stringMatching(/^(?!.*secret).*ECONNREFUSED/),
    })
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

describe.concurrent('fetchUpstream gives up at its deadline', () => {
  // Longer than the second between two bytes.
  const deadlineMs = 1_500

  it.for<[string, Fault]>([
    ['without headers', { kind: 'hang', before: 'headers' }],
    ['in the middle of the body', { kind: 'hang', before: 'end' }],
    ['on a byte each second', { kind: 'drip' }],
  ])('%s', async ([, fault], { onTestFinished }) => {
    const of = await startSampleProviders()
    onTestFinished(() => of.stop())
    await expect(ask({ of, fault, deadlineMs })).rejects.toMatchObject({
      reason: 'timeout',
      message: expect.stringContaining('1500 ms'),
    })
    expect(of.calls).toHaveLength(1)
  })
})

it('textOf refuses what is not UTF-8', () => {
  const body = Uint8Array.of(0x22, 0xff, 0x22)
  expect(() => textOf({ status: 200, headers: new Headers(), body })).toThrow(UpstreamError)
})
