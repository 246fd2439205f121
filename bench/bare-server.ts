import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keepLayoutOf, keepLayoutOfTicks } from '@/lib/http/keep-layouts'

/** One answer to every request, as a parent process sends it. */
export interface BareAnswer {
  status: number
  /** Names and values in turn. */
  headers: string[]
  bodyBase64: string
}

let status = 200
let headers: string[] = []
let body = Buffer.alloc(0)

// Without them it is slower by a sixth once V8 has forgotten its layouts, and the ratio would say that of the site.
keepLayoutOfTicks()
const server = createServer((_request, response) => {
  keepLayoutOf(response)
  response.writeHead(status, headers)
  response.end(body)
}).listen(0, '127.0.0.1')
process.on('message', (answer: BareAnswer) => {
  status = answer.status
  headers = answer.headers
  body = Buffer.from(answer.bodyBase64, 'base64')
  process.send?.('answer set')
})
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
