import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { VARIABLE_NAMES } from '@/lib/config'
import { bareEnvironment } from '@/tests/support/site'

/** Empty counts as unset, and overrides the developer's `.env`. */
const UNSET = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, '']))

it('npm run dev answers all three endpoints offline, and ends its child processes', async () => {
  // Its own process group, which gets a signal as from a terminal.
  const dev = spawn('npm', ['run', 'dev', '--', '-H', '127.0.0.1', '-p', '0'], {
    env: { ...bareEnvironment(), ...UNSET },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const signalGroup = (signal: NodeJS.Signals) => process.kill(-(dev.pid ?? Number.NaN), signal)
  let isClosed = false
  dev.once('close', () => {
    isClosed = true
  })
  onTestFinished(() => {
    if (!isClosed) signalGroup('SIGKILL')
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address] = /Local: +(http:\S+)/.exec(output) ?? []
      if (address) resolve(address)
    }
    dev.stdout.on('data', read)
    dev.stderr.on('data', read)
    dev.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}: ${output}`)))
  })
  const ask = async (path: string) => {
    const response = await fetch(url + path)
    return [response.status, response.headers.get('x-sample-data'), await response.json()]
  }
  const answers = await Promise.all([
    ask('/api/domain-rating?target=github.com'),
    ask('/api/pagerank?domains[]=wikipedia.org'),
    ask('/api/stats'),
  ])
  expect(answers).toMatchObject([
    [200, 'true', { domain: 'github.com', domainRating: 96 }],
    [200, 'true', { response: [{ domain: 'wikipedia.org' }] }],
    [200, 'true', { editorsPitched: expect.any(Number), blogsResearched: expect.any(Number) }],
  ])
  // `close` comes after the last process that can write.
  const closed = once(dev, 'close')
  signalGroup('SIGINT')
  await closed
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
