import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer to every request, as a parent process sends it. */
export interface BareResponse {
  status: number
  headers: Record<string, string>
  bodyBase64: string
}

let status = 200
let headers: Record<string, string> = {}
let body = Buffer.alloc(0)

const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(body)
}).listen(0, '127.0.0.1')
process.on('message', (answer: BareResponse) => {
  status = answer.status
  headers = answer.headers
  body = Buffer.from(answer.bodyBase64, 'base64')
  process.send?.('answer set')
})
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
