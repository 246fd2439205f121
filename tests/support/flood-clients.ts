// Many connections on which requests are pipelined, some of which are closed without their answers, in a process of
// their own. Told a `Flood`, it answers what the others heard.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { hearAnswers } from '@/tests/support/hostile/read-answer'

export interface Flood {
  port: number
  path: string
  fields?: string
  connections: number
  /** Of each connection, all sent at once. */
  requests: number
  /** When half of the connections close, which read nothing. */
  leaveMs: number
  /** When the others close, if they have not all answers by then. */
  stayMs: number
}

/** What one connection heard. */
export interface Heard {
  answers: number
  statuses: Record<string, number>
  faults: string[]
}

/** Everybody's but that of the client who looks on. */
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
