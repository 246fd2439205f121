import { spawn, spawnSync } from 'node:child_process'
import { SERVER_FILE } from '@/lib/build-record'
import { SECRETS } from '@/lib/settings'
import { loadEnvOrExit } from './load-env'
import { endTogether, startSamples } from './run-with-samples'

/** With these, the demo would use real services. */
const NOT_HERE = ['KV_REST_API_URL', 'UPSTASH_REDIS_REST_URL', ...SECRETS.flatMap((name) => [name, `${name}_FILE`])]

loadEnvOrExit()
const { PORT, SITE_URL } = process.env
const samples = await startSamples()
const environment = {
  ...process.env,
  // The pages have to name the URL at which they are served.
  SITE_URL: SITE_URL || `http://localhost:${PORT || 3000}`,
  ...Object.fromEntries(NOT_HERE.map((variable) => [variable, ''])),
  ...samples.variables,
}

const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  env: environment,
  shell: process.platform === 'win32',
})
if (build.status !== 0) process.exit(build.status ?? 1)

const server = spawn(process.execPath, [SERVER_FILE], { stdio: ['ignore', 'pipe', 'inherit'], env: environment })
server.stdout.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk)
  const [, url] = String(chunk).match(/^Listening on (\S+)$/m) ?? []
  if (url) console.log(invitation(url))
})

const invitation = (url: string) => `
Running with sample providers and a sample database on this machine. Nothing leaves it, and no number is real. Try:
  ${url}/
  ${url}/api/domain-rating?target=github.com
  ${url}/api/pagerank?domains[]=wikipedia.org&domains[]=mozilla.org
  ${url}/api/stats
`

await endTogether(server, samples)
