import type { LinkFault, Relay } from '@/tests/support/relay'
import type { Effect, Fault } from './fault'
import type { RemoteControl } from './remote-control'

/** The way from a site to one of its dependencies. */
export interface Link {
  relay: Relay
  /** The name by which the site knows the relay. */
  host: string
  control: RemoteControl
}

export const SLOW = 'slow by 2 s'
const HUGE_BYTES = 300_000_000

/** Faults of every protocol. `within` is a place in the answer; a negative number counts from its end. */
const brokenLinks = (within: number): Record<string, LinkFault> => ({
  'connection refused': { kind: 'refuse' },
  'reset before the answer': { kind: 'reset', at: 0 },
  'reset in the answer': { kind: 'reset', at: within },
  'hangs before the answer': { kind: 'hang', at: 0 },
  'hangs in the answer': { kind: 'hang', at: within },
  'a byte a second': { kind: 'drip' },
  [SLOW]: { kind: 'delay', milliseconds: 2_000 },
})

export function says(bytes: string | Uint8Array): LinkFault {
  return { kind: 'instead', bytes: Buffer.from(bytes) }
}

/** What depends on the protocol. */
interface Wire {
  within: number
  /** The start of an answer of so many bytes. */
  hugeHead(bytes: number): Uint8Array
  faults: Record<string, LinkFault>
}

/** All faults that a relay can make, and the loss of its name. */
export function linkFaults(
  { relay, host, control }: Link,
  { within, hugeHead, faults }: Wire,
  effectOf: (name: string) => Effect,
): Fault[] {
  const huge: LinkFault = { kind: 'instead', bytes: hugeHead(HUGE_BYTES), padding: HUGE_BYTES }
  const all = { ...brokenLinks(within), 'an answer of 300 MB': huge, ...faults }
  const byRelay = Object.entries(all).map(([name, fault]) => ({
    name,
    begin: () => relay.fault(fault),
    end: () => relay.fault(),
    ...effectOf(name),
  }))
  const name = 'name not found'
  const begin = async () => {
    await control.lose(host)
    // Open connections need no name.
    relay.cut()
  }
  return [...byRelay, { name, begin, end: () => control.lose(), ...effectOf(name) }]
}

/** The server ends its connections and takes new ones at once. */
export function restarted({ relay }: Link): Fault {
  return { name: 'restarted', begin: async () => relay.cut(), end: async () => {}, expected: {} }
}
