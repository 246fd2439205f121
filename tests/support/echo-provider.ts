import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from './loopback'

/** What an echoing provider answers: a status, and a body around what it was told. */
export interface Echo {
  name: string
  status: number
  bodyOf: (told: string) => string
}

const refusal = (told: string) => JSON.stringify({ error: `bad request: ${told}` })

/** Ways of repeating a request to who sent it, as servers do in errors and in what they call debugging. */
export const ECHOES: readonly Echo[] = [
  ...[400, 401, 403, 404, 429, 500, 503].map((status) => ({ name: `status ${status}`, status, bodyOf: refusal })),
  { name: 'a redirect', status: 302, bodyOf: refusal },
  { name: 'text', status: 200, bodyOf: (told) => told },
  {
    name: 'answers with more in them',
    status: 200,
    bodyOf: (told) =>
      JSON.stringify({
        domain_rating: { domain_rating: 50, license: told, debug: told },
        status_code: 200,
        response: [{ domain: 'a.com', page_rank_decimal: 5, rank: told, status_code: 200, debug: told }],
        results: [{ domain: 'a.com', found: true, open_page_rank: 5, rank: 1, debug: told }],
        invalid: [],
        debug: told,
      }),
  },
]

/** Starts a server on loopback that repeats each request, fields and all, in the body and the fields of its answer. */
export async function startEchoProvider() {
  let echo = ECHOES[0] as Echo
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    const told = `${request.url} ${request.rawHeaders.join(' ')} ${await text(request)}`
    const fields = { 'x-echo': told, location: `/?${encodeURIComponent(told)}`, 'retry-after': '7' }
    response.writeHead(echo.status, fields).end(echo.bodyOf(told))
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}/`,
    asked: () => asked,
    repeat(next: Echo) {
      echo = next
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
