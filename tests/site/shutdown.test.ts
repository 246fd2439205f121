import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { send } from '@/tests/support/send'
import { type Site, startSite } from '@/tests/support/servers/site'
import { createTestDatabase } from '@/tests/support/servers/test-database'

const ANSWERS_BEFORE = 1_000
const CONNECTIONS = 50
const FLOOD_CONNECTIONS = 100
const FLOOD_REQUESTS = 1_000
const STOP_DEADLINE_MS = 10_000

const sites: Site[] = []
afterAll(() => Promise.all(sites.map((site) => site.kill('SIGKILL'))))

async function start() {
  const site = await startSite({ DATABASE_URL: await createTestDatabase(inject('postgresUrl')) })
  sites.push(site)
  return { site, port: Number(new URL(site.url).port) }
}

describe.concurrent('stopping under load', () => {
  it('every accepted request gets a whole answer', async () => {
    const { site } = await start()
    let answers = 0
    let exit: Promise<number | null> | undefined
    const askUntilRefused = async () => {
      for (;;) {
        const reply = await send(site.url, '/about.md').catch(({ code }) => code)
        // A connection that the site never accepted is refused or reset.
        if (exit && (reply === 'ECONNREFUSED' || reply === 'ECONNRESET')) return
        expect(reply).toMatchObject({ status: 200 })
        answers += 1
        if (answers === ANSWERS_BEFORE) exit = site.stop()
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, askUntilRefused))
    expect(await exit).toBe(0)
    expect(answers).toBeGreaterThan(ANSWERS_BEFORE)
    expect(site.output().match(/"route":"\/about\.md",.*"status":200,/g)).toHaveLength(answers)
  })

  it('keeps its deadline, whatever is pipelined', async () => {
    const { site, port } = await start()
    const flood = 'GET /?_rsc HTTP/1.1\r\nHost: a\r\nRSC: 1\r\n\r\n'.repeat(FLOOD_REQUESTS)
    const sockets = Array.from({ length: FLOOD_CONNECTIONS }, () => connect(port, '127.0.0.1').on('error', () => {}))
    for (const socket of sockets) socket.write(flood)
    await once(sockets[0] as Socket, 'data')
    const began = performance.now()
    expect(await site.stop()).toBe(0)
    expect(performance.now() - began).toBeLessThan(STOP_DEADLINE_MS)
    for (const socket of sockets) socket.destroy()
  })
})
