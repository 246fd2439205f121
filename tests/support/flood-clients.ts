// A process that pipelines requests on many connections. Half of them close without reading. It takes a `Flood` as a
// message and answers with what the other half heard.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { hearAnswers } from '@/tests/support/hostile/read-answer'

export interface Flood {
  port: number
  path: string
  fields?: string
  connections: number
  /** Per connection, sent at once. */
  requests: number
  /** When the connections that read nothing close. */
  leaveMs: number
  /** When the others close at the latest. */
  stayMs: number
}

export interface Heard {
  answers: number
  statuses: Record<string, number>
  faults: string[]
}

/** The client who measures has another address. */
const ADDRESS = '127.0.2.1'

async function converse({ port, path, fields = '', requests, leaveMs, stayMs }: Flood, number: number): Promise<Heard> {
  const reads = number % 2 === 0
  const heard: Heard = { answers: 0, statuses: {}, faults: [] }
  const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS })
  const ended = new AbortController()
  socket.on('error', (error: NodeJS.ErrnoException) => heard.faults.push(error.code ?? error.message))
  socket.on('close', () => {
    if (heard.answers < requests) heard.faults.push(`closed after ${heard.answers}`)
    ended.abort()
  })
  if (reads) {
    hearAnswers(socket, ({ status, body }) => {
      const numbered = /"domain":"flood-\d+-(\d+)\./.exec(body.toString('latin1'))?.[1]
      if (numbered !== undefined && Number(numbered) !== heard.answers) {
        heard.faults.push(`answer ${heard.answers} is that to ${numbered}`)
      }
      heard.answers += 1
      heard.statuses[status] = (heard.statuses[status] ?? 0) + 1
      if (heard.answers === requests) ended.abort()
    })
  }
  await once(socket, 'connect')
  const target = (at: number) => path.replace('NUMBER', `${number}-${at}`)
  const wire = (_: unknown, at: number) => `GET ${target(at)} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`
  socket.write(Array.from({ length: requests }, wire).join(''))
  await wait(reads ? stayMs : leaveMs, undefined, { signal: ended.signal }).catch(() => {})
  socket.removeAllListeners('close').destroy()
  return heard
}

process.on('message', async (told: Flood) => {
  const heard = await Promise.all(Array.from({ length: told.connections }, (_, number) => converse(told, number)))
  process.send?.(heard.filter((_, number) => number % 2 === 0))
})
process.send?.('ready')
