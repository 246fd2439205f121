import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { createAsk, NoResponse } from '@/scripts/doctor/ask'
import { listen } from '@/tests/support/servers/loopback'

it('an address in digits is asked by its own family alone, so that one visitor is not taken for two', async () => {
  const server = createServer((_request, response) => response.end('here'))
  const port = await listen(server)
  onTestFinished(() => void server.close())
  const { ask } = createAsk(`http://127.0.0.1:${port}`)
  expect(String((await ask('/', { vantage: { family: 4 } })).body)).toBe('here')
  await expect(ask('/', { vantage: { family: 6 } })).rejects.toThrow(NoResponse)
})
