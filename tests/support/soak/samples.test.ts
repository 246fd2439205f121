import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beyond, rssSlope } from './samples'

const MEBIBYTE = 1024 * 1024
const sample = (seconds: number, mebibytes: number) => {
  return { at: 1_795_000_000_000 + seconds * 1_000, rss: mebibytes * MEBIBYTE, resources: {} }
}

it('finds the slope of a line, whatever its height, and is not led astray by noise that is even', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), fc.integer({ min: 1, max: 999 }), (slope, height) => {
      const noise = (second: number) => (second % 4 === 0 || second % 4 === 3 ? 1 : -1)
      const samples = Array.from({ length: 240 }, (_, second) =>
        sample(second, height + (slope * second) / 60 + noise(second)),
      )
      expect(rssSlope(samples)).toBeCloseTo(slope, 1)
    }),
  )
})

it('names the kinds of which there are too many', () => {
  const resources = { Timeout: 2, TCPSocketWrap: 7, FSReqCallback: 1 }
  expect(beyond({ Timeout: 2, TCPSocketWrap: 6 }, resources)).toEqual(['7 of TCPSocketWrap', '1 of FSReqCallback'])
})
