import { METHODS } from 'node:http'
import fc from 'fast-check'
import { hostileAccepts, hostileFields } from './fields'
import { type Field, MARKER, type Message, SMUGGLED, wireOf } from './message'
import { hostileTargets } from './targets'
import { malformed } from './unruly'

/** What one client says on one connection. */
export interface Exchange {
  /** Clients have different addresses, and so different quotas. */
  client: number
  orderly: Message[]
  /** A malformed request. It comes last, because it could change the meaning of what follows. */
  unruly?: { wire: string; isHead: boolean }
  /** Whether the malformed request is sent before the other answers have come. */
  atOnce: boolean
  /** Where the bytes are split into several writes, in thousandths. */
  cuts: number[]
  /** Whether the client ends its side when all is sent. */
  endsAtOnce: boolean
  /** The client leaves after so many answers; if absent, it stays. */
  leavesAfter?: number
}

export const CLIENTS = 6

const pick = fc.constantFrom
/** Node reads 16 KiB of a header, including the request line. */
const MAX_HEADER = 15_000
const MAX_PIPELINED = 100_000

const formData = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
const bodies = pick(
  ...['', '{}', '[]', '0\r\n\r\n', '{"__proto__":{"a":1}}', '\0\xff', 'domains[]=a.com', SMUGGLED, SMUGGLED.repeat(20)],
  ...[formData('1_$ACTION_ID_7f3a', MARKER), formData('__proto__', '["$F1"]')],
  ...['[{"then":"$1:__proto__:then","status":"resolved_model"}]', 'x'.repeat(10_000), 'x'.repeat(70_000)],
)

/** A body with the field that frames it. */
const sent: fc.Arbitrary<{ framing: readonly Field[]; body: string }> = fc.oneof(
  { withCrossShrink: true },
  { weight: 4, arbitrary: fc.constant({ framing: [], body: '' }) },
  { weight: 1, arbitrary: bodies.map((body) => ({ framing: [['Content-Length', `${body.length}`] as const], body })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(bodies, pick(1, 10, 20_000), pick('', ';a=b', `;a="${MARKER}"`), pick('', 'X-T: 1\r\n'))
      .map(([body, size, extension, trailer]) => {
        // At most two hundred chunks.
        const length = Math.ceil(Math.max(size, body.length / 200))
        const chunks = (body.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []).map(
          (chunk) => `${chunk.length.toString(16)}${extension}\r\n${chunk}\r\n`,
        )
        return { framing: [['Transfer-Encoding', 'chunked'] as const], body: `${chunks.join('')}0\r\n${trailer}\r\n` }
      }),
  },
)

const methods = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  { weight: 3, arbitrary: pick('POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE') },
  { weight: 1, arbitrary: pick(...METHODS.filter((method) => method !== 'CONNECT')) },
)

/** Exchanges with a site that has these paths. */
export function hostileExchanges(paths: readonly string[]): fc.Arbitrary<Exchange> {
  const message = fc
    .record({ method: methods, target: hostileTargets(paths), accepting: hostileAccepts, fields: hostileFields, sent })
    .map(({ method, target, accepting, fields, sent: { framing, body } }): Message => {
      const needed: Field[] = [['Host', `${MARKER}.example`], ...accepting.fields, ...framing]
      let room = MAX_HEADER - lengthOf(needed) - target.length
      const kept = fields.filter((field) => {
        room -= lengthOf([field])
        return room > 0
      })
      return { method, target, fields: [...needed, ...kept], body, wanted: accepting.wanted }
    })
  const unruly = malformed(message).map((wire) => ({ wire, isHead: /^\s*HEAD /.test(wire) }))
  // As much as Node reads at once.
  const pipelined = fc
    .tuple(fc.array(message, { minLength: 1, maxLength: 3 }), fc.integer({ min: 20, max: 400 }))
    .map(([messages, times]) => {
      const length = messages.map(wireOf).join('').length
      return Array.from({ length: Math.ceil(Math.min(times, MAX_PIPELINED / length)) }, () => messages).flat()
    })
  return fc.record({
    client: fc.nat(CLIENTS - 1),
    orderly: fc.oneof(
      { withCrossShrink: true },
      { weight: 30, arbitrary: fc.tuple(message) },
      { weight: 10, arbitrary: fc.array(message, { minLength: 2, maxLength: 8, size: 'max' }) },
      { weight: 1, arbitrary: pipelined },
    ),
    unruly: fc.oneof(
      { withCrossShrink: true },
      { weight: 7, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: unruly },
    ),
    atOnce: fc.boolean(),
    cuts: fc.oneof(
      { weight: 3, arbitrary: fc.constant<number[]>([]) },
      { weight: 1, arbitrary: fc.array(fc.nat(999), { maxLength: 3 }) },
    ),
    endsAtOnce: fc.boolean(),
    leavesAfter: fc.oneof({ weight: 19, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(3) }),
  })
}

function lengthOf(fields: readonly Field[]): number {
  return fields.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
}

/** An exchange as text, for a person to read and to make a test of. */
export function describeExchange({ orderly, unruly, ...how }: Exchange): string {
  const wires = [...orderly.map(wireOf), ...(unruly ? [unruly.wire] : [])]
  return [how, ...wires].map((one) => JSON.stringify(one).slice(0, 3_000)).join('\n')
}
