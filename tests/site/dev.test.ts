import { expect, it, onTestFinished } from 'vitest'
import { VARIABLE_NAMES } from '@/lib/config'
import { SAMPLE_COUNTERS } from '@/lib/samples/counters'
import { startProcess } from '@/tests/support/servers/child-process'
import { bareEnvironment } from '@/tests/support/servers/site'

/** Empty counts as unset, and overrides the developer's `.env`. */
const UNSET = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, '']))
const LOCAL = /Local: +(http:\S+)/

it('npm run dev answers all three endpoints and markdown offline, and ends its child processes', async () => {
  // Its own process group, which gets a signal as from a terminal.
  const dev = await startProcess('npm', ['run', 'dev', '--', '-H', '127.0.0.1', '-p', '0'], LOCAL, {
    env: { ...bareEnvironment(), ...UNSET },
    detached: true,
  })
  const group = -(dev.pid ?? Number.NaN)
  let isOver = false
  onTestFinished(() => void (isOver || process.kill(group, 'SIGKILL')))
  const [, url = ''] = LOCAL.exec(dev.output()) ?? []
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
    [200, 'true', SAMPLE_COUNTERS],
  ])
  const markdown = await fetch(`${url}/privacy`, { headers: { accept: 'text/markdown' } })
  expect([markdown.status, markdown.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(await markdown.text()).toMatch(/^---\ntitle: ".*\n# /s)
  process.kill(group, 'SIGINT')
  // Waits for the last process that can write. This signal changes nothing.
  await dev.kill('SIGCONT')
  isOver = true
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
