import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One response to every request, as a parent process sends it. */
export interface BareResponse {
  status: number
  headers: OutgoingHttpHeaders
  bodyBase64: string
}

let status = 200
let headers: OutgoingHttpHeaders = {}
let body = Buffer.alloc(0)

const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(body)
}).listen(0, '127.0.0.1')
process.on('message', (response: BareResponse) => {
  status = response.status
  headers = response.headers
  body = Buffer.from(response.bodyBase64, 'base64')
  process.send?.('response set')
})
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
