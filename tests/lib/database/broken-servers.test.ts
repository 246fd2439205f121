import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Database } from '@/lib/database/database'
import { createPostgres } from '@/lib/database/postgres'
import { createVercelPostgres } from '@/lib/database/vercel-postgres'
import { Unavailable } from '@/lib/errors'
import { BROKEN, CONVERSATION, message } from '@/tests/support/inputs/server-messages'
import { PATIENT_MS } from '@/tests/support/patience'
import { type LinkFault, startRelay } from '@/tests/support/servers/relay'
import { startBridge } from '@/tests/support/servers/vercel-postgres-bridge'

// Vitest fails when anything here throws where nobody catches it, or leaves a rejection unhandled.

const DEADLINE_MS = 250
const WELL = { kind: 'script', replies: CONVERSATION } as const
const NOTICE = message('N', `M${'x'.repeat(1_000)}\0\0`)

type Relay = Awaited<ReturnType<typeof startRelay>>

const closers: (() => unknown)[] = []
afterAll(() => Promise.all(closers.map((close) => close())))

/** A relay that replies from scripts, with no server behind it. */
async function startScripted(): Promise<Relay> {
  const relay = await startRelay('postgres://reader:secret@127.0.0.1:1/site')
  closers.push(relay.close)
  return relay
}

async function bridgeTo(url: string): Promise<string> {
  const bridge = await startBridge(url)
  closers.push(bridge.close)
  return bridge.url
}

const DRIVERS: [string, (url: string, deadlineMs: number) => Promise<Database>][] = [
  ['pg', async (url, deadlineMs) => createPostgres(url, deadlineMs)],
  ['@vercel/postgres', async (url, deadlineMs) => createVercelPostgres(await bridgeTo(url), deadlineMs)],
]

describe.each(DRIVERS)('%s, while a server', (_name, open) => {
  test.each(Object.entries(BROKEN))('sends %s, is Unavailable', async (_what, replies) => {
    const relay = await startScripted()
    const database = await open(relay.url, DEADLINE_MS)
    await relay.fault({ kind: 'script', replies })
    await expect(database.readPublicStats()).rejects.toThrow(Unavailable)
    await expect(database.checkAccess()).rejects.toThrow(Unavailable)
    await expectRecovery(database, relay)
  })

  test('sends without end, reads no more than it has to', async () => {
    const relay = await startScripted()
    const database = await open(relay.url, PATIENT_MS)
    await relay.fault({ kind: 'script', replies: [Buffer.concat(Array(300).fill(NOTICE))] })
    await expect(database.readPublicStats()).rejects.toThrow(Unavailable)
    await expectRecovery(database, relay)
  })

  test('never says goodbye, gives the counters and leaves', async () => {
    const relay = await startScripted()
    const database = await open(relay.url, PATIENT_MS)
    await relay.fault(WELL)
    expect(await database.readPublicStats()).toEqual({ editorsPitched: 7, blogsResearched: 42 })
    await expect.poll(() => relay.open).toBe(0)
  })

  test('is closed, fails what was asked before at once', async () => {
    const relay = await startScripted()
    const database = await open(relay.url, PATIENT_MS)
    await relay.fault({ kind: 'script', replies: [] })
    const asked = database.readPublicStats().catch((error: unknown) => error)
    await expect.poll(() => relay.reads.length).toBeGreaterThan(0)
    await database.close()
    expect(await asked).toBeInstanceOf(Unavailable)
  })
})

const text = (written: string) => Buffer.from(written, 'latin1')
const SWITCHED = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n'
const WEBSOCKETS: Record<string, LinkFault> = {
  'never opens': { kind: 'hang', at: 0 },
  'half opens': { kind: 'hang', at: 20 },
  'is reset while it opens': { kind: 'reset', at: 20 },
  'is refused': { kind: 'refuse' },
  'is HTTP 500': { kind: 'instead', bytes: text('HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n') },
  'is a redirect': { kind: 'instead', bytes: text('HTTP/1.1 307 No\r\nlocation: ws://127.0.0.1:1/\r\n\r\n') },
  'is not HTTP': { kind: 'instead', bytes: Buffer.alloc(20) },
  'has no key': { kind: 'instead', bytes: text(`${SWITCHED}\r\n`) },
  'has another key': { kind: 'instead', bytes: text(`${SWITCHED}sec-websocket-accept: YQ==\r\n\r\n`) },
}

describe('@vercel/postgres, while its WebSocket', () => {
  test.each(Object.entries(WEBSOCKETS))('%s, is Unavailable', async (_what, fault) => {
    const server = await startScripted()
    await server.fault(WELL)
    const relay = await startRelay(await bridgeTo(server.url))
    closers.push(relay.close)
    const database = createVercelPostgres(relay.url, DEADLINE_MS)
    await relay.fault(fault)
    await expect(database.readPublicStats()).rejects.toThrow(Unavailable)
    await relay.fault()
    await untilWell(database)
    await database.close()
  })
})

test('@vercel/postgres refuses a WebSocket message of a megabyte before it is there', async () => {
  const server = new WebSocketServer({ port: 0, host: 'localhost' })
  closers.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const database = createVercelPostgres(`postgres://reader:secret@localhost:${port}/site`, PATIENT_MS)
  const refused = database.readPublicStats().catch((error: unknown) => error)
  const [webSocket] = (await once(server, 'connection')) as [WebSocket]
  webSocket.send(Buffer.alloc(1024 * 1024))
  const TOO_BIG = 1009
  expect((await once(webSocket, 'close'))[0]).toBe(TOO_BIG)
  expect(await refused).toBeInstanceOf(Unavailable)
})

/** The next try is on a new connection, and the broken ones are closed. */
async function expectRecovery(database: Database, relay: Relay): Promise<void> {
  await expect.poll(() => relay.open).toBe(0)
  const { connections } = relay
  await relay.fault(WELL)
  await untilWell(database)
  expect(relay.connections).toBeGreaterThan(connections)
}

async function untilWell(database: Database): Promise<void> {
  const counters = () => database.readPublicStats().catch(({ message }: Error) => message)
  await expect.poll(counters).toEqual({ editorsPitched: 7, blogsResearched: 42 })
}
