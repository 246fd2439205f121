import { log } from '@/lib/log'
import type { Asked, Clock } from '@/lib/upstream/paced-queue'

/** How long every domain is looked up by itself after lists were refused. */
const OFF_MS = 300_000
/** How long a client's names are looked up by themselves after they spoilt a list. */
const APART_MS = 600_000
/** So long a list that was answered stands for a control list. */
const PROOF_MS = 10_000
/** For the control list until others have been answered: sites of the provider. */
const FIRST_CONTROL: readonly string[] = ['ahrefs.com', 'yep.com']

interface Apart {
  untilMs: number
  /** After its own list was refused as well. */
  isSingly: boolean
}

/**
 * Tells whether a refused list is about lists, or about a client's names. `askControl` asks for a list of names that
 * were answered before: it returns false where the provider refuses that one too, and throws where it fails.
 */
export function createRefusedLists({
  clock,
  askControl,
}: {
  clock: Clock
  askControl: (names: readonly string[]) => Promise<boolean>
}) {
  const apart = new Map<string, Apart>()
  let offUntilMs = Number.NEGATIVE_INFINITY
  let answeredMs = Number.NEGATIVE_INFINITY
  let control = FIRST_CONTROL
  let controlling: Promise<void> | undefined
  /** How many clients the next refusal sets apart. */
  let many = 1

  const isOff = () => clock.now() < offUntilMs

  function findApart(client: string): Apart | undefined {
    const found = apart.get(client)
    if (found && clock.now() < found.untilMs) return found
    apart.delete(client)
    return undefined
  }

  function setApart(client: string, isSingly: boolean): void {
    apart.set(client, { untilMs: clock.now() + APART_MS, isSingly })
    if (isSingly)
      log.warn('the rating provider refuses lists with one client’s domains: they go singly for ten minutes')
  }

  function turnOff(status: number): void {
    // Calls that left earlier come back later.
    if (!isOff()) log.warn(`the rating provider answered ${status} for a list: domains go one by one for five minutes`)
    offUntilMs = clock.now() + OFF_MS
    apart.clear()
  }

  async function runControl(status: number): Promise<void> {
    if (await askControl(control)) answeredMs = clock.now()
    else turnOff(status)
  }

  return {
    isOff,
    turnOff,
    isApart: (client: string) => findApart(client) !== undefined,
    isSingly: (client: string) => findApart(client)?.isSingly === true,
    /** A list was answered, with these ratings. */
    answered(asked: readonly Asked[], rated: readonly string[]): void {
      answeredMs = clock.now()
      many = 1
      if (rated.length >= 2) control = rated.slice(0, 2)
      const [client, ...others] = clientsIn(asked)
      if (client !== undefined && others.length === 0) apart.delete(client)
    },
    /** A list, or the only name of a client that stands apart, was refused. Throws where the control list fails. */
    async refused(asked: readonly Asked[], status: number): Promise<void> {
      if (clock.now() - answeredMs > PROOF_MS) {
        controlling ??= runControl(status).finally(() => {
          controlling = undefined
        })
        await controlling
      }
      if (isOff()) return
      const clients = clientsIn(asked)
      const [client] = clients
      if (client !== undefined && clients.length === 1) return setApart(client, true)
      // Their call left before they were set apart.
      if (clients.some((each) => findApart(each))) return
      for (const each of clients.slice(0, many)) setApart(each, false)
      many *= 2
    },
  }
}

/** Those with the most names first. */
function clientsIn(asked: readonly Asked[]): string[] {
  const counts = new Map<string, number>()
  for (const { clients } of asked) {
    const [client = ''] = clients
    counts.set(client, (counts.get(client) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([client]) => client)
}
