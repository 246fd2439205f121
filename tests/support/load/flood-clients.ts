// A process that pipelines requests on many connections. Half of them close without reading, and may come again. It takes
// a `Flood` as a message and answers with what the other half got.
import { once, setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { readResponses } from '@/tests/support/responses/read-response'

export interface Flood {
  port: number
  path: string
  fields?: string
  connections: number
  /** Per connection, sent at once. */
  requests: number
  /** When the connections that read nothing close. */
  leaveMs: number
  /** Whether those connect again at once, as long as the others stay. */
  reconnects?: boolean
  /** When the others close at the latest, once one of them has a response. */
  stayMs: number
}

export interface FloodResult {
  responses: number
  statuses: Record<string, number>
  faults: string[]
}

/** The client who measures has another address. */
const ADDRESS = '127.0.2.1'

async function floodConnection(
  { port, path, fields = '', requests, leaveMs, stayMs }: Flood,
  number: number,
  heard: AbortController,
): Promise<FloodResult> {
  const reads = number % 2 === 0
  const result: FloodResult = { responses: 0, statuses: {}, faults: [] }
  const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS })
  const ended = new AbortController()
  socket.on('error', (error: NodeJS.ErrnoException) => result.faults.push(error.code ?? error.message))
  socket.on('close', () => {
    if (result.responses < requests) result.faults.push(`closed after ${result.responses}`)
    ended.abort()
    heard.abort()
  })
  if (reads) {
    readResponses(socket, ({ status, body }) => {
      heard.abort()
      const numbered = /"domain":"flood-\d+-(\d+)\./.exec(body.toString('latin1'))?.[1]
      if (numbered !== undefined && Number(numbered) !== result.responses) {
        result.faults.push(`response ${result.responses} is that to ${numbered}`)
      }
      result.responses += 1
      result.statuses[status] = (result.statuses[status] ?? 0) + 1
      if (result.responses === requests) ended.abort()
    })
  }
  await once(socket, 'connect')
  const target = (at: number) => path.replace('NUMBER', `${number}-${at}`)
  const wire = (_: unknown, at: number) => `GET ${target(at)} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`
  socket.write(Array.from({ length: requests }, wire).join(''))
  await wait(reads ? stayMs : leaveMs, undefined, { signal: ended.signal }).catch(() => {})
  // On a busy machine the first response may take longer.
  if (reads && !heard.signal.aborted) await once(heard.signal, 'abort')
  socket.removeAllListeners('close').destroy()
  return result
}

process.on('message', async (given: Flood) => {
  /** Aborted by the first response, or by the first connection that the site closes. */
  const heard = new AbortController()
  setMaxListeners(given.connections, heard.signal)
  const numbers = Array.from({ length: given.connections }, (_, number) => number)
  const readers = numbers.filter((number) => number % 2 === 0)
  const leavers = numbers.filter((number) => number % 2 === 1)
  let isOver = false
  const left = leavers.map(async (number) => {
    do await floodConnection(given, number, heard)
    while (given.reconnects && !isOver)
  })
  const results = await Promise.all(readers.map((number) => floodConnection(given, number, heard)))
  isOver = true
  await Promise.all(left)
  process.send?.(results)
})
process.send?.('ready')
