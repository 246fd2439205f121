import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { hearAnswers } from '@/tests/support/hostile/read-answer'
import { type Site, startSite } from '@/tests/support/site'
import { createTestDatabase } from '@/tests/support/test-database'

const REQUESTS = 10_000
const CONNECTIONS = 50
const PIPELINED = 20
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

interface Outcome {
  sent: number
  answers: number
  /** Whether the server closed inside an answer, or without `Connection: close` before. */
  isCut: boolean
}

/** Sends groups of pipelined requests until the server closes. */
async function keepAsking(port: number, count: number, onAnswer: () => void): Promise<Outcome> {
  const socket = connect(port, '127.0.0.1')
  const outcome: Outcome = { sent: 0, answers: 0, isCut: false }
  try {
    await once(socket, 'connect')
  } catch {
    return outcome
  }
  let closing = false
  socket.on('error', () => {})
  const ask = () => {
    outcome.sent += PIPELINED
    socket.write('GET /about.md HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(PIPELINED))
  }
  hearAnswers(socket, ({ fields }) => {
    closing ||= fields.some(([name, value]) => name === 'connection' && value === 'close')
    outcome.answers += 1
    onAnswer()
    if (closing || outcome.answers < outcome.sent) return
    if (outcome.sent < count) ask()
    else socket.end()
  })
  ask()
  await new Promise((resolve) => socket.once('close', resolve))
  // A connection without any answer was never accepted.
  const isRefused = outcome.answers === 0 && socket.bytesRead === 0
  outcome.isCut = !isRefused && !closing && outcome.answers < outcome.sent
  return outcome
}

describe.concurrent('stopping under load', () => {
  it('every accepted request gets a whole answer', async () => {
    const { site, port } = await start()
    // Stored, so that answers keep coming while it stops.
    await fetch(`${site.url}/about.md`)
    const each = REQUESTS / CONNECTIONS
    let answers = 0
    let exit: Promise<number | null> | undefined
    const onAnswer = () => {
      answers += 1
      if (answers === REQUESTS / 10) exit = site.stop()
    }
    const outcomes = await Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(port, each, onAnswer)))
    expect(await exit).toBe(0)
    expect(outcomes.filter(({ isCut }) => isCut)).toEqual([])
    expect(answers).toBeGreaterThan(REQUESTS / 10)
    expect(answers).toBeLessThan(REQUESTS)
    // The log has a line for each of them, and for the first request.
    expect(site.output().match(/"route":"\/about\.md","status":200,/g)).toHaveLength(answers + 1)
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
