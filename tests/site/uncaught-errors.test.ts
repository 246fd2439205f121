import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, vi } from 'vitest'
import { listen } from '@/tests/support/servers/loopback'
import { startSite } from '@/tests/support/servers/site'

const DRIVERS = pathToFileURL('dist/drivers.js').href
const WAIT = { timeout: 10_000 }

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** The site, in whose process `code` runs once `run` is called, where nobody catches what it throws. */
async function startWith(code: string) {
  const server = createServer()
  servers.push(server)
  const port = await listen(server)
  const connected = once(server, 'connection') as Promise<[Socket]>
  const hook = `
    import { connect } from 'node:net'
    import { PostgresClient, VercelClient } from '${DRIVERS}'
    connect(${port}, '127.0.0.1').unref().on('error', () => {}).once('data', () => setTimeout(() => { ${code} }))`
  const site = await startSite({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` })
  const [socket] = await connected
  socket.on('error', () => {})
  return { ...site, run: () => socket.write('go') }
}

it.each([
  ['throws', `new PostgresClient('postgres://a@127.0.0.1/b').query(null)`],
  ['rejects', `new VercelClient('postgres://a@b.example/c').sql('select')`],
])("an error that a database's driver %s is logged without its message, and ends nothing", async (_how, code) => {
  const site = await startWith(code)
  site.run()
  await vi.waitFor(() => expect(site.output()).toContain('the driver of the database threw'), WAIT)
  expect((await fetch(site.url)).status).toBe(200)
  expect(site.output()).toMatch(/"level":50,.*"at":\[" +at .*drivers\.js/)
  expect(site.output()).not.toMatch(/null or undefined query|incorrect_tagged_template_call/)
  expect(await site.stop()).toBe(0)
})

it.each([
  ['throws', `throw new TypeError('of ours')`],
  ['rejects', `Promise.reject(new TypeError('of ours'))`],
])('any other error that code %s has a line in the log, and ends the process', async (_how, code) => {
  const site = await startWith(code)
  site.run()
  await vi.waitFor(() => expect(site.output()).toMatch(/"level":60,.*"TypeError".*of ours/), WAIT)
  await vi.waitFor(() => expect(fetch(site.url)).rejects.toThrow(), WAIT)
  expect(await site.stop()).toBe(1)
})
