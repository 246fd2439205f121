import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createStoppableServer } from '@/server/connections/stoppable-server'
import { listen } from '@/tests/support/servers/loopback'

setFlagsFromString('--expose-gc')
setFlagsFromString('--allow-natives-syntax')
const collectGarbage = runInNewContext('gc') as () => void
const isFast = runInNewContext('(object) => %HasFastProperties(object)') as (object: object) => boolean

// Its own file, because V8 decides with the first seven responses of a process.
test('responses keep fast properties after garbage collections', async () => {
  const fast: boolean[] = []
  const { server, stop } = createStoppableServer({}, (_request, response: ServerResponse) => {
    response.end('body')
    fast.push(isFast(response))
  })
  const port = await listen(server)
  const agent = new Agent({ keepAlive: true })
  for (let count = 1; count <= 12; count += 1) {
    const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    collectGarbage()
  }
  agent.destroy()
  await stop(0)
  expect(fast).toEqual(Array(12).fill(true))
})
