// Many connections on which requests are pipelined, some of which are closed without their answers, in a process of
// their own. Told `{ port, path, fields, connections, requests, leaveMs, stayMs }`, it answers what the others heard.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Everybody's but that of the client who looks on. */
const ADDRESS = '127.0.2.1'
const HEAD_END = '\r\n\r\n'

/** Takes whole answers off what is heard, and says of each that it is one. */
function createReader() {
  const heard = { answers: 0, statuses: {}, faults: [] }
  let unread = Buffer.alloc(0)
  const read = (chunk) => {
    unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk])
    for (;;) {
      const end = unread.indexOf(HEAD_END)
      if (end < 0) return
      const head = unread.subarray(0, end).toString('latin1')
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]
      const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1]
      if (!status || length === undefined) {
        heard.faults.push(`no answer: ${head.slice(0, 200)}`)
        unread = Buffer.alloc(0)
        return
      }
      const size = end + HEAD_END.length + Number(length)
      if (unread.length < size) return
      const numbered = /"domain":"flood-\d+-(\d+)\./.exec(unread.subarray(end, size).toString('latin1'))?.[1]
      if (numbered !== undefined && Number(numbered) !== heard.answers) {
        heard.faults.push(`answer ${heard.answers} is that to ${numbered}`)
      }
      heard.answers += 1
      heard.statuses[status] = (heard.statuses[status] ?? 0) + 1
      unread = unread.subarray(size)
    }
  }
  return { heard, read }
}

async function converse({ port, path, fields, requests, closesAfterMs, reads, number }) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS })
  const { heard, read } = createReader()
  let isLeaving = false
  socket.on('error', (error) => {
    if (!isLeaving) heard.faults.push(error.code)
  })
  socket.on('close', () => {
    if (!isLeaving && heard.answers < requests) heard.faults.push(`closed after ${heard.answers}`)
  })
  if (reads) socket.on('data', read)
  await once(socket, 'connect')
  const request = (at) => {
    const target = path.replace('NUMBER', `${number}-${at}`)
    return `GET ${target} HTTP/1.1\r\nHost: a\r\n${fields}\r\n`
  }
  socket.write(Array.from({ length: requests }, (_, at) => request(at)).join(''))
  const done = new Promise((resolve) => {
    const look = () => (heard.answers === requests || socket.destroyed ? resolve() : undefined)
    socket.on('data', look).on('close', look)
  })
  await Promise.race([reads ? done : new Promise(() => {}), wait(closesAfterMs)])
  isLeaving = true
  socket.destroy()
  return heard
}

process.on('message', async ({ connections, leaveMs, stayMs, ...flood }) => {
  const heard = await Promise.all(
    Array.from({ length: connections }, (_, number) => {
      const reads = number % 2 === 0
      return converse({ ...flood, number, reads, closesAfterMs: reads ? stayMs : leaveMs })
    }),
  )
  process.send(heard.filter((_, number) => number % 2 === 0))
})
process.send('ready')
