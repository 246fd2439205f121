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

/** What breaks a link alike whatever is spoken on it. */
export const BROKEN_LINKS: Record<string, LinkFault> = {
  'connection refused': { kind: 'refuse' },
  'reset before the answer': { kind: 'reset', at: 0 },
  'reset in the answer': { kind: 'reset', at: 2 },
  'hangs before the answer': { kind: 'hang', at: 0 },
  'hangs in the answer': { kind: 'hang', at: 2 },
  'a byte a second': { kind: 'drip' },
}

/** What a relay can do to a link, and the loss of its name. */
export function linkFaults(
  { relay, host, control }: Link,
  faults: Record<string, LinkFault>,
  effectOf: (name: string) => Effect,
): Fault[] {
  const byRelay = Object.entries(faults).map(([name, fault]) => ({
    name,
    begin: () => relay.fault(fault),
    end: () => relay.fault(),
    ...effectOf(name),
  }))
  const name = 'name not found'
  const begin = async () => {
    await control.lose(host)
    // The connections that are open would need no name.
    relay.cut()
  }
  return [...byRelay, { name, begin, end: () => control.lose(), ...effectOf(name) }]
}

/** A server that ends its connections and takes new ones at once. */
export function restarted({ relay }: Link): Fault {
  return { name: 'restarted', begin: async () => relay.cut(), end: async () => {}, expected: {} }
}
