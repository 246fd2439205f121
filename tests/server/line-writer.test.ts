import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLineWriter } from '@/server/line-writer'

const noticeOf = (dropped: number) => `${JSON.stringify({ dropped })}\n`
const RETRY_MS = 100

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** How one write ends: with so many bytes written at most, or with an error. */
type Outcome = number | 'ENOSPC' | 'EAGAIN'

/** A writer to a device whose writes end as the test says. */
function startWriter() {
  let text = ''
  let finish: ((outcome: Outcome) => void) | undefined
  const take = (bytes: Buffer, outcome: Outcome) => {
    if (typeof outcome === 'string') throw Object.assign(new Error(outcome), { code: outcome })
    const written = Math.min(outcome, bytes.length)
    text += bytes.subarray(0, written)
    return written
  }
  const writer = createLineWriter(-1, {
    noticeOf,
    write(_fd, bytes, done) {
      expect(finish).toBeUndefined()
      finish = (outcome) => {
        finish = undefined
        if (typeof outcome === 'string') done(Object.assign(new Error(outcome), { code: outcome }), 0)
        else done(null, take(bytes, outcome))
      }
    },
    writeSync: (_fd, bytes) => take(bytes, Number.POSITIVE_INFINITY),
  })
  return {
    writer,
    text: () => text,
    finish: (outcome: Outcome) => finish?.(outcome),
    finishAll() {
      while (finish) finish(Number.POSITIVE_INFINITY)
    },
  }
}

/** Checks that each line is there, in order, or counted by a notice in its place. Returns how many there were. */
function countLines(text: string): { written: number; dropped: number; notices: number } {
  const counts = { written: 0, dropped: 0, notices: 0 }
  for (const line of text.split('\n').slice(0, -1)) {
    const { number, dropped } = JSON.parse(line) as { number?: number; dropped?: number }
    if (dropped !== undefined) {
      counts.dropped += dropped
      counts.notices += 1
    } else {
      expect(number).toBe(counts.written + counts.dropped)
      counts.written += 1
    }
  }
  return counts
}

const lineOf = (number: number, length: number) => `${JSON.stringify({ number, fill: 'é'.repeat(length) })}\n`

describe('a device that fails', () => {
  const outcome = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom<Outcome>('ENOSPC', 'EAGAIN', 1e9))
  const step = fc.oneof(
    fc.record({ line: fc.oneof(fc.nat(40), fc.nat(20_000)) }),
    fc.constant('flush' as const),
    fc.constant('tick' as const),
    fc.record({ finish: outcome }),
  )

  it('writes whole lines, and counts lost ones in their place', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, isCrash) => {
        const { writer, text, finish, finishAll } = startWriter()
        let lines = 0
        for (const step of steps) {
          if (step === 'flush') writer.flush()
          else if (step === 'tick') vi.advanceTimersByTime(RETRY_MS)
          else if ('finish' in step) finish(step.finish)
          else writer.write(lineOf(lines++, step.line))
        }
        // A started write finishes before the process ends.
        if (isCrash) {
          finishAll()
          writer.writeNow()
        }
        for (let turn = 0; turn < 3; turn += 1) {
          writer.flush()
          vi.advanceTimersByTime(RETRY_MS)
          finishAll()
        }
        const { written, dropped } = countLines(text())
        expect(written + dropped).toBe(lines)
        if (!steps.some((step) => typeof step === 'object' && 'finish' in step && step.finish === 'ENOSPC'))
          expect(dropped).toBe(0)
      }),
    )
  })
})

it('a stuck reader has 16 MiB waiting, then a notice of the lost lines', () => {
  const { writer, text, finishAll } = startWriter()
  const total = 2_000
  for (let number = 0; number < total; number += 1) writer.write(lineOf(number, 8_000))
  writer.flush()
  finishAll()
  expect(Buffer.byteLength(text()) / 1024 / 1024).toBeGreaterThan(15.9)
  expect(Buffer.byteLength(text()) / 1024 / 1024).toBeLessThan(16)
  writer.write(lineOf(total, 1))
  writer.flush()
  finishAll()
  const { written, dropped, notices } = countLines(text())
  expect([written + dropped, notices]).toEqual([total + 1, 1])
})
