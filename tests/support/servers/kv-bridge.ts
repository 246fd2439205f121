import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { createClient } from 'redis'
import { listen } from './loopback'

export const KV_TOKEN = 'kv-test-token'

/** Vercel KV's REST protocol (https://upstash.com/docs/redis/features/restapi) over a real Redis. */
export async function startKvBridge(redisUrl: string, port = 0) {
  const redis = await createClient({ url: redisUrl, RESP: 2 }).connect()
  const requests: { path?: string; headers: IncomingHttpHeaders; body: unknown }[] = []
  let mode: 'reply' | 'hang' | 'cut' | 'fail' | 'html' | { says: unknown } = 'reply'

  const server = createServer(async (request, response) => {
    const { url: path, headers } = request
    const body = JSON.parse(await text(request))
    requests.push({ path, headers, body })
    const respond = (status: number, reply: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    const run = (command: unknown[]) =>
      redis.sendCommand(command.map(String)).then(
        (result) => ({ result }),
        (error: Error) => ({ error: error.message }),
      )

    if (mode === 'hang') return
    if (mode === 'cut') return request.socket.destroy()
    if (mode === 'fail') return respond(500, { error: 'ERR internal' })
    if (mode === 'html') return response.end('<html>')
    if (typeof mode === 'object') return respond(200, mode.says)
    if (headers.authorization !== `Bearer ${KV_TOKEN}`) return respond(401, { error: 'WRONGPASS invalid token' })
    if (path === '/pipeline') return respond(200, await Promise.all(body.map(run)))
    const reply = await run(body)
    respond('error' in reply ? 400 : 200, reply)
  })
  const bound = await listen(server, port)

  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    requests,
    behave(now: typeof mode) {
      mode = now
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      redis.destroy()
    },
  }
}
