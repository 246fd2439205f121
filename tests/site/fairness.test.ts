import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, type TestContext } from 'vitest'
import { policies } from '@/lib/limit/policies'
import { send } from '@/tests/support/send'
import { listen } from '@/tests/support/servers/loopback'
import { startRedis } from '@/tests/support/servers/redis-server'
import { newClient, startSiteWithProviders } from '@/tests/support/servers/site-with-providers'

/** `npm run floods` gets its figures from attacks, which take minutes. Unit tests make the same with a virtual clock. */
const HAS_TIME = Boolean(process.env.PRINT_FIGURES)

interface Names {
  names: string[]
  isList: boolean
}

/** A status, or a page of HTML under 200. */
type Reply = number | 'html'

/** A provider of ratings on loopback, which answers as `replyTo` says. */
async function startProvider({ onTestFinished }: TestContext, replyTo: (asked: Names) => Reply) {
  const calls: Names[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const isList = request.method === 'POST'
    const target = new URL(request.url ?? '/', 'http://a').searchParams.get('target') ?? ''
    const names: string[] = isList ? JSON.parse(body).targets : [target]
    calls.push({ names, isList })
    const reply = replyTo({ names, isList })
    if (reply === 'html') return response.end('<!doctype html><title>Back soon</title>')
    const rated = names.map((name) => ({ target: name, domain_rating: 50 }))
    response.writeHead(reply, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ domain_rating: isList ? { targets: rated } : { domain_rating: 50 } }))
  })
  const url = `http://127.0.0.1:${await listen(server)}/`
  onTestFinished(() => void server.close())
  return { url, calls }
}

interface Outcome {
  status: number
  retryAfter: number
  tookMs: number
}

async function start(context: TestContext, replyTo: (asked: Names) => Reply, environment: Record<string, string> = {}) {
  const provider = await startProvider(context, replyTo)
  const site = await startSiteWithProviders({ DOMAIN_RATING_URL: provider.url, ...environment })
  context.onTestFinished(async () => void (await site.stop()))
  async function rate(client: string, name: string): Promise<Outcome> {
    const began = performance.now()
    const response = await site.as(client, `/api/domain-rating?target=${name}`)
    await response.arrayBuffer()
    const retryAfter = Number(response.headers.get('retry-after') ?? 0)
    return { status: response.status, retryAfter, tookMs: performance.now() - began }
  }
  /** One client sends names on so many connections, each its next one after the last. */
  async function attack(client: string, connections: number, seconds: number): Promise<void> {
    const endsAt = performance.now() + seconds * 1_000
    const sendAll = async (connection: number) => {
      for (let number = 0; performance.now() < endsAt; number += 1) {
        const { status } = await rate(client, `bad-${connection}-${number}-${client.replace(/\W/g, '-')}.com`)
        if (status === 429) await wait(250)
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, connection) => sendAll(connection)))
  }
  /** Other clients, each with one name. */
  async function others(count: number, everyMs: number): Promise<Outcome[]> {
    const asked: Promise<Outcome>[] = []
    for (let number = 0; number < count; number += 1) {
      asked.push(rate(`198.51.100.${number}`, `good-${number}.com`))
      await wait(everyMs)
    }
    return Promise.all(asked)
  }
  return { site, provider, rate, attack, others }
}

const hasBad = ({ names }: Names) => names.some((name) => name.startsWith('bad'))
const served = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status === 200).length

function report(name: string, outcomes: Outcome[]): void {
  const longest = Math.round(Math.max(...outcomes.map(({ tookMs }) => tookMs)))
  const retry = Math.max(...outcomes.map(({ retryAfter }) => retryAfter))
  console.log(
    `${name}: ${served(outcomes)} of ${outcomes.length} served, at most ${longest} ms, Retry-After ≤ ${retry}`,
  )
}

describe.runIf(HAS_TIME)('one client that takes all it can leaves the others theirs', { concurrent: true }, () => {
  it('where every list is refused', async (context) => {
    const { attack, others } = await start(context, ({ isList }) => (isList ? 400 : 200))
    const attacked = attack('203.0.113.1', 20, 24)
    await wait(3_000)
    const outcomes = await others(12, 1_000)
    report('every list refused, one address on 20 connections', outcomes)
    expect(served(outcomes)).toBeGreaterThanOrEqual(9)
    // The call itself takes a little.
    expect(Math.max(...outcomes.map(({ tookMs }) => tookMs))).toBeLessThan(8_000 + 1_500)
    expect(Math.max(...outcomes.map(({ retryAfter }) => retryAfter))).toBeLessThanOrEqual(20)
    await attacked
  })

  it('with names that spoil a list', async (context) => {
    const { attack, others } = await start(context, (asked) => (asked.isList && hasBad(asked) ? 400 : 200))
    const attacked = attack('203.0.113.1', 20, 14)
    const outcomes = await others(30, 300)
    report('names that spoil a list, one address on 20 connections', outcomes)
    expect(served(outcomes)).toBeGreaterThanOrEqual(28)
    await attacked
  })

  it('under many addresses of one network', async (context) => {
    const [networks, connections, seconds, count] = [256, 800, 15, 30]
    const { attack, others } = await start(context, () => 200)
    const clients = Array.from({ length: connections }, (_, at) => `2001:db8:1:${(at % networks).toString(16)}::1`)
    const attacked = Promise.all(clients.map((client) => attack(client, 1, seconds)))
    await wait(1_000)
    const outcomes = await others(count, 300)
    report(`${networks} networks of a /56 on ${connections} connections`, outcomes)
    expect(served(outcomes)).toBeGreaterThanOrEqual(count - 2)
    await attacked
  })

  it('under fifty addresses with names that spoil a list: a figure', async (context) => {
    const { attack, others } = await start(context, (asked) => (asked.isList && hasBad(asked) ? 400 : 200))
    const attacked = Promise.all(Array.from({ length: 50 }, (_, at) => attack(`203.0.113.${at}`, 20, 45)))
    const outcomes = await others(80, 500)
    report('names that spoil a list, 50 addresses, the first 30', outcomes.slice(0, 30))
    report('names that spoil a list, 50 addresses, the next 50', outcomes.slice(30))
    await attacked
    expect(served(outcomes.slice(50))).toBeGreaterThan(0)
  })

  it('its own limit holds while the store pauses again and again', async (context) => {
    const redis = await startRedis()
    context.onTestFinished(() => redis.stop())
    const { rate } = await start(context, () => 200, { REDIS_URL: redis.url })
    const endsAt = performance.now() + 60_000
    let passed = 0
    const sendAll = async (connection: number) => {
      for (let number = 0; performance.now() < endsAt; number += 1) {
        const { status } = await rate('203.0.113.9', `name-${connection}-${number}.com`)
        if (status === 200) passed += 1
        else await wait(500)
      }
    }
    const sent = Promise.all(Array.from({ length: 100 }, (_, connection) => sendAll(connection)))
    while (performance.now() < endsAt) {
      await wait(2_000)
      process.kill(redis.pid, 'SIGSTOP')
      await wait(3_000)
      process.kill(redis.pid, 'SIGCONT')
    }
    await sent
    console.log(`the store pauses: ${passed} uncached ratings passed`)
    expect(passed).toBe(policies.domainRating.limit)
  })
})

describe.concurrent('a visitor', () => {
  it('keeps the limit that another site’s page tries to spend, on both limited endpoints', async (context) => {
    const { site } = await start(context, () => 200)
    const visitor = newClient()
    const path = '/api/pagerank?domains[]=github.com'
    const get = (target: string, from: string, mode: string, dest: string) => {
      const metadata = { 'Sec-Fetch-Site': from, 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': dest }
      return send(site.url, target, { headers: { 'X-Forwarded-For': visitor, ...metadata } })
    }
    const frames = ['iframe', 'frame', 'embed', 'object'].map((dest) => ['navigate', dest] as const)
    for (const [mode, dest] of [...Array(10).fill(['no-cors', 'image'] as const), ...frames]) {
      for (const target of [path, '/api/domain-rating?target=uncached.com']) {
        const { status, headers } = await get(target, 'cross-site', mode, dest)
        expect([status, headers['cache-control']], dest).toEqual([400, 'no-store'])
      }
    }
    const own = [
      ['cross-site', 'cors', 'empty'],
      ['cross-site', 'navigate', 'document'],
      ['same-site', 'no-cors', 'image'],
      ['same-origin', 'navigate', 'iframe'],
    ] as const
    const statuses: number[] = []
    for (let request = 0; request < 11; request += 1) {
      const [from, mode, dest] = own[request % own.length] as (typeof own)[number]
      statuses.push((await get(path, from, mode, dest)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  it.runIf(HAS_TIME)('gets every rating again after a maintenance page, and no name is remembered', async (context) => {
    const seconds = 60
    let isDown = false
    const { rate } = await start(context, () => (isDown ? 'html' : 200))
    const client = newClient()
    expect((await rate(client, 'before.com')).status).toBe(200)
    isDown = true
    const names = Array.from({ length: seconds }, (_, number) => `during-${number}.com`)
    for (const name of names) {
      expect((await rate(client, name)).status).toBe(502)
      await wait(1_000)
    }
    isDown = false
    await wait(60_000)
    const after = await Promise.all(names.map((name) => rate(client, name)))
    console.log(`a maintenance page for ${seconds} s: ${served(after)} of ${after.length} names are rated afterwards`)
    expect(served(after)).toBe(names.length)
  })
})
