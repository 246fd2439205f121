import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMessageReader, MAX_BYTES } from '@/lib/database/server-messages'
import { Unavailable } from '@/lib/errors'
import { CONVERSATION, message } from '@/tests/support/inputs/server-messages'

const whole = Buffer.concat(CONVERSATION)
const messages = [...createMessageReader()(whole)]

test('finds the same messages, however the bytes arrive', () => {
  expect(messages.map((found) => found.toString('latin1', 0, 1)).join('')).toBe('RSNKZCCTDCCZ')
  fc.assert(
    fc.property(fc.array(fc.nat(whole.length)), (cuts) => {
      const read = createMessageReader()
      const ends = [...cuts.sort((a, b) => a - b), whole.length]
      expect(ends.flatMap((end, index) => [...read(whole.subarray(ends[index - 1] ?? 0, end))])).toEqual(messages)
    }),
  )
})

test('refuses every text without its end, and every one that goes on', () => {
  for (const found of messages) {
    const type = found.toString('latin1', 0, 1)
    if (!'SNCT'.includes(type)) continue
    for (let length = 0; length < found.length - 5; length += 1) {
      const short = message(type, found.subarray(5, 5 + length))
      expect(() => [...createMessageReader()(short)], `${type} of ${length} bytes`).toThrow(Unavailable)
    }
    const long = message(type, Buffer.concat([found.subarray(5), Buffer.from('x')]))
    expect(() => [...createMessageReader()(long)], `${type} with one more byte`).toThrow(Unavailable)
  }
})

test.each([
  ['R', '\0\0\0\x07', /asks for an authentication other than by password: see its pg_hba\.conf/],
  ['R', '\0\0\0\x0br=a,s=YQ==,i=4096', undefined],
  ['R', '\0\0\0\x0br=a,s=YQ==,i=99999', undefined],
  ['R', '\0\0\0\x0br=a,s=YQ==,i=100000', /takes 100000 SCRAM iterations, .*: lower scram_iterations and set the/],
  ['R', '\0\0\0\x0bi=4294967296,r=a,s=YQ==,i=4096', /takes 4294967296 SCRAM iterations/],
  ['A', '\0\0\0\x01channel\0payload\0', undefined],
])('%s %j', (type, body, refusal) => {
  const read = () => [...createMessageReader()(message(type, body))]
  if (refusal) expect(read).toThrow(refusal)
  else expect(read()).toEqual([message(type, body)])
})

test('refuses more bytes than a connection may send, in one message or in many', () => {
  const many = createMessageReader()
  const notice = message('N', `M${'x'.repeat(1_000)}\0\0`)
  const times = Math.floor(MAX_BYTES / notice.length)
  for (let sent = 0; sent < times; sent += 1) expect([...many(notice)]).toHaveLength(1)
  expect(() => [...many(notice)]).toThrow(`more than ${MAX_BYTES} bytes`)
  expect(() => [...createMessageReader()(message('N', '', MAX_BYTES).subarray(0, 5))]).toThrow(Unavailable)
})
