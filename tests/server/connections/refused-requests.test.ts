import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { EXPOSED_HEADERS } from '@/lib/endpoints/headers'
import { securityHeaders } from '@/lib/headers/security-headers'
import { requireValidHead, respondToRefused } from '@/server/connections/refused-requests'
import { createStoppableServer } from '@/server/connections/stoppable-server'
import { createGate } from '@/tests/support/gate'
import { type RawResponse, readResponses } from '@/tests/support/responses/read-response'
import { listen, openConnection, readAll } from '@/tests/support/servers/loopback'

const FIELDS = securityHeaders('https://site.test')
const HOST = 'Host: a\r\n'
const GET = `GET / HTTP/1.1\r\n${HOST}\r\n`
const LONG = 'a'.repeat(17_000)

async function start(answer: RequestListener = (_request, response) => void response.end('served'), options = {}) {
  const { server, stop } = createStoppableServer(
    { ...options, requireHostHeader: false },
    requireValidHead(answer, FIELDS),
  )
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  respondToRefused(server, FIELDS)
  const port = await listen(server)
  onTestFinished(() => stop(0))
  return { port, sockets }
}

type Started = Awaited<ReturnType<typeof start>>

/** A server that reads its connections request by request, because one of them had many waiting. */
async function startGuarded(): Promise<Started> {
  const started = await start()
  const socket = await openConnection(started.port)
  socket.write(`${GET.repeat(100)}GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
  await readAll(socket)
  return started
}

/** All responses on a connection until the server closes it, and the number of bytes after the last one. */
async function exchange({ port, sockets }: Started, pieces: string[], isHead = false) {
  const socket = await openConnection(port)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const answers: RawResponse[] = []
  const unread = readResponses(
    socket,
    (answer) => answers.push(answer),
    () => isHead,
  )
  for (const piece of pieces) {
    socket.write(piece)
    await hasRead(sockets, socket)
  }
  await closed
  return { answers, rest: unread() }
}

/** Resolves when the server has read all that a client has sent, or reads no more. */
async function hasRead(sockets: ReadonlySet<Socket>, client: Socket): Promise<void> {
  const isRead = () =>
    [...sockets].some(
      ({ remotePort, bytesRead }) => remotePort === client.localPort && bytesRead >= client.bytesWritten,
    )
  while (client.writable && !isRead()) await turn()
}

function expectRefused(answer: RawResponse | undefined, status: number, sentence: RegExp): void {
  const fields = Object.fromEntries(answer?.fields ?? [])
  expect([answer?.status, fields]).toEqual([
    status,
    {
      ...FIELDS,
      'content-type': 'application/json',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED_HEADERS,
      'content-length': String(answer?.body.length),
      date: expect.stringMatching(/ GMT$/),
      connection: 'close',
      ...(status === 405 && { allow: 'GET, HEAD, OPTIONS' }),
    },
  ])
  expect(JSON.parse(String(answer?.body))).toEqual({ error: expect.stringMatching(/^[A-Z][^.]*(?:\d\.\d[^.]*)?\.$/) })
  expect(String(answer?.body)).toMatch(sentence)
}

describe('a request that is refused', () => {
  it.each([
    ['raw UTF-8', 400, /percent-encode/, `GET /api/domain-rating?target=bücher.de HTTP/1.1\r\n${HOST}\r\n`],
    ['a space in the address', 400, /%20/, `GET /a?b=c d HTTP/1.1\r\n${HOST}\r\n`],
    ['a control character in the path', 400, /percent-encode/, `GET /a\x01 HTTP/1.1\r\n${HOST}\r\n`],
    ['a tab in the path', 400, /percent-encode/, `GET /a\tb HTTP/1.1\r\n${HOST}\r\n`],
    ['a path without its slash', 400, /begin with \//, `GET about HTTP/1.1\r\n${HOST}\r\n`],
    ['a backslash', 400, /begins with \//, `GET \\about HTTP/1.1\r\n${HOST}\r\n`],
    ['a host and its port', 400, /begins with \//, `GET a.example:80/about HTTP/1.1\r\n${HOST}\r\n`],
    ['an address of one slash', 400, /begins with \//, `GET http:/about HTTP/1.1\r\n${HOST}\r\n`],
    ['no path', 400, /begins with \//, `GET  HTTP/1.1\r\n${HOST}\r\n`],
    ['no path and no version', 400, /not a method, a path and HTTP/, `GET\r\n${HOST}\r\n`],
    ['an unknown version', 400, /not valid/, `GET / HTTP/1.2\r\n${HOST}\r\n`],
    ['an unknown method', 400, /send a GET request/, `FETCH / HTTP/1.1\r\n${HOST}\r\n`],
    ['TLS', 400, /send a GET request/, '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1'],
    ['a long field', 431, /16 KB/, `GET / HTTP/1.1\r\n${HOST}Accept: ${LONG}\r\n\r\n`],
    ['a long address', 431, /16 KB/, `GET /${LONG} HTTP/1.1\r\n${HOST}\r\n`],
    ['a malformed field', 400, /not valid/, `GET / HTTP/1.1\r\n${HOST}A b: c\r\n\r\n`],
    [
      'two framings',
      400,
      /not valid/,
      `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n`,
    ],
    ...[
      ...['gzip', 'chunked, gzip', 'chunked;a=b', 'xchunked', ''],
      'gzip\r\nTransfer-Encoding: identity',
      'chunked\r\ntransfer-encoding: gzip',
    ].map((codings): [string, number, RegExp, string] => [
      `the codings ${JSON.stringify(codings)}`,
      400,
      /chunked as its last/,
      `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: ${codings}\r\n\r\n0\r\n\r\n${GET}`,
    ]),
    [
      'a coding in HTTP/1.0',
      400,
      /needs HTTP\/1\.1/,
      `GET / HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${GET}`,
    ],
    ['HTTP/2', 400, /not valid/, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a proxy’s preface', 400, /send a GET request/, `PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n${GET}`],
    ['an expectation', 417, /Expect/, `GET / HTTP/1.1\r\n${HOST}Expect: x\r\n\r\n`],
    ['two Host fields', 400, /one Host/, `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`],
    ['two different Host fields', 400, /one Host/, `GET / HTTP/1.1\r\n${HOST}hOST: b\r\n\r\n`],
    ['no Host field', 400, /one Host/, 'GET / HTTP/1.1\r\n\r\n'],
    ['a Host with a space', 400, /neither a name nor an IP address/, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['a Host of HTML', 400, /neither a name nor/, 'GET / HTTP/1.0\r\nHost: <b>\r\n\r\n'],
    ['a full URL with such a host', 400, /or the URL/, `GET http://user@a/ HTTP/1.1\r\n${HOST}\r\n`],
    ['a full URL with a character of no host', 400, /or the URL/, `GET http://a<b/ HTTP/1.1\r\n${HOST}\r\n`],
    ['a full URL without a host', 400, /or the URL/, `GET http://?x=1 HTTP/1.1\r\n${HOST}\r\n`],
    ['CONNECT', 405, /send a GET request/, `CONNECT a.example:443 HTTP/1.1\r\n${HOST}\r\nGET /`],
  ])('for %s is told so by a %i', async (_name, status, sentence, request) => {
    for (const started of [await start(), await startGuarded()]) {
      const alone = await exchange(started, [request])
      expectRefused(alone.answers[0], status, sentence)
      expect([alone.answers.length, alone.rest]).toEqual([1, 0])
      const cut = request.length / 2
      const later = await exchange(started, [GET, request.slice(0, cut), request.slice(cut)])
      expect(String(later.answers[0]?.body)).toBe('served')
      expectRefused(later.answers[1], status, sentence)
      expect([later.answers.length, later.rest]).toEqual([2, 0])
    }
  })

  it.each([
    ['malformed', `HEAD /é HTTP/1.1\r\n${HOST}\r\n`],
    ['too long', `HEAD / HTTP/1.1\r\n${HOST}Accept: ${LONG}\r\n\r\n`],
    ['one with an expectation', `HEAD / HTTP/1.1\r\n${HOST}Expect: x\r\n\r\n`],
    ['one with two Host fields', `HEAD / HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  ])('has no body where it is a HEAD: %s', async (_name, request) => {
    const started = await start()
    const { answers, rest } = await exchange(started, [request], true)
    const [length] = answers.map(({ fields }) => Object.fromEntries(fields)['content-length'])
    expect([answers.length, rest]).toEqual([1, 0])
    expect(Number(length)).toBeGreaterThan(50)
    // Behind a GET, in the same bytes.
    const socket = await openConnection(started.port)
    socket.write(GET + request)
    const [, ...heads] = (await readAll(socket)).split('served')
    expect(heads.map((head) => head.slice(-4))).toEqual(['\r\n\r\n'])
  })

  it('comes after the answers to the requests before it, which stay whole', async () => {
    const { passed, open } = createGate()
    const started = await start(async ({ url }, response) => {
      response.write(`begun ${url}, `)
      await passed
      response.end('ended')
    })
    const socket = await openConnection(started.port)
    const text = readAll(socket)
    socket.write(`${GET}${GET}GET /é HTTP/1.1\r\n${HOST}\r\n${GET}`)
    await hasRead(started.sockets, socket)
    socket.write(GET)
    await hasRead(started.sockets, socket)
    open()
    expect((await text).match(/begun|ended|^HTTP.*|percent/gm)).toEqual([
      'HTTP/1.1 200 OK',
      'begun',
      'ended',
      'HTTP/1.1 200 OK',
      'begun',
      'ended',
      'HTTP/1.1 400 Bad Request',
      'percent',
    ])
  })

  it('has no answer where its client ends before the request does', async () => {
    const { port } = await start()
    expect(await readAll((await openConnection(port)).end('HEAD / HT'))).toBe('')
  })

  it('is closed after its own answer where its body is refused', async () => {
    const started = await start()
    for (const chunk of ['zz\r\n', `1;${LONG}\r\na\r\n0\r\n\r\n`]) {
      const request = `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${chunk}`
      const { answers, rest } = await exchange(started, [request])
      expect([answers.map(({ body }) => String(body)), rest]).toEqual([['served'], 0])
    }
  })

  it('is answered also where the client sends on', async () => {
    const more = 'a\r\n\r\n'.repeat(1024 * 1024)
    for (const started of [await start(), await startGuarded()]) {
      for (const begun of ['GET /é HTTP/1.1\r\n', `GET / HTTP/1.1\r\n${HOST}Accept: ${LONG}`]) {
        const socket = await openConnection(started.port)
        const answered = once(socket, 'data')
        socket.write(begun + more)
        expect(String(await answered)).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*"\}$/)
        socket.destroy()
      }
    }
  })

  it('does not hold the connection open for a client that sends on', async () => {
    const { port } = await start()
    const socket = await openConnection(port)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.allowHalfOpen = true
    socket.write(`GET /é HTTP/1.1\r\n${HOST}\r\n`)
    await once(socket.resume(), 'end')
    const dripping = setInterval(() => socket.write('a'), 50)
    await closed
    clearInterval(dripping)
  })

  it('is a CONNECT that nothing is read behind', async () => {
    const answered = GET.repeat(3)
    for (const started of [await start(), await startGuarded()]) {
      for (let requests = 0; requests < 20; requests += 1) {
        const socket = await openConnection(started.port)
        const closed = new Promise((resolve) => socket.once('close', resolve))
        socket.resume().write(`${answered}CONNECT a:1 HTTP/1.1\r\n${HOST}\r\n${GET.repeat(50)}`)
        await closed
      }
      const again = await exchange(started, [`GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`])
      expect(again.answers.map(({ body }) => String(body))).toEqual(['served'])
    }
  })

  it('is a 408 where it is not sent in time', async () => {
    const started = await start(undefined, { headersTimeout: 100, connectionsCheckingInterval: 50 })
    const { answers } = await exchange(started, ['GET / HTTP/1.1\r\n'])
    expectRefused(answers[0], 408, /again/)
  })

  it('harms nobody where its client is gone before the answer', async () => {
    const { passed, open } = createGate()
    const started = await start(async (_request, response) => {
      await passed
      response.end('late')
    })
    for (const last of [`GET /é HTTP/1.1\r\n${HOST}\r\n`, `CONNECT a:1 HTTP/1.1\r\n${HOST}\r\n`]) {
      const socket = await openConnection(started.port)
      socket.write(GET + last)
      await hasRead(started.sockets, socket)
      const [served] = started.sockets
      socket.resetAndDestroy()
      if (!served?.closed) await new Promise((resolve) => served?.once('close', resolve))
    }
    open()
    const { answers } = await exchange(started, [`GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`])
    expect(answers.map(({ body }) => String(body))).toEqual(['late'])
  })
})

it.each(['chunked', 'Chunked', 'gzip, chunked', ' , chunked', 'gzip\r\nTransfer-Encoding: chunked'])(
  'the request after a body with the codings %j is served',
  async (codings) => {
    const request = `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: ${codings}\r\n\r\n1\r\na\r\n0\r\n\r\n`
    const last = `GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`
    const { answers, rest } = await exchange(await start(), [request + last])
    expect([answers.map(({ body }) => String(body)), rest]).toEqual([['served', 'served'], 0])
  },
)

it('an HTTP/1.0 request needs no Host, and 100-continue is an expectation that can be met', async () => {
  const { port } = await start()
  const old = await readAll((await openConnection(port)).end('GET / HTTP/1.0\r\n\r\n'))
  expect(old).toMatch(/^HTTP\/1\.1 200 [\s\S]*served$/)
  const socket = await openConnection(port)
  socket.write(`GET / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nConnection: close\r\n\r\n`)
  expect(await readAll(socket)).toMatch(/200 OK[\s\S]*served/)
})

it('OPTIONS * asks about the whole server', async () => {
  const started = await start()
  const { answers } = await exchange(started, [
    `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
    `OPTIONS * HTTP/1.0\r\n${HOST}\r\n`,
  ])
  for (const { status, fields, body } of answers) {
    expect([status, String(body)]).toEqual([204, ''])
    expect(Object.fromEntries(fields)).toMatchObject({ ...FIELDS, allow: 'GET, HEAD, OPTIONS' })
  }
  expect(answers).toHaveLength(2)
  const without = await exchange(started, ['OPTIONS * HTTP/1.1\r\n\r\n'])
  expectRefused(without.answers[0], 400, /one Host/)
})
