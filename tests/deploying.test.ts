import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ipaddr from 'ipaddr.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { bakedIn, SERVER_FILE } from '@/lib/build-record'
import { parseConfig, VARIABLE_NAMES } from '@/lib/config'
import { SECRETS, settings } from '@/lib/settings'
import { IMAGE_NODE_MAJOR } from '@/scripts/image-node'

const read = (file: string) => readFileSync(file, 'utf8')
const compose = read('compose.yaml')
const dockerfile = read('Dockerfile')
const ignored = read('.dockerignore')
const passwordSql = read('lib/database/schema/reader-password.sql')

/** Settings without use there: it has its own services, and decides where the process listens. */
const NOT_COMPOSED = [
  'HOST',
  'KV_REST_API_URL',
  'KV_REST_API_TOKEN',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
  'POSTGRES_URL',
]

const BAKED_IN = Object.keys(bakedIn(parseConfig({})))

it("CI tests in the Dockerfile's Node", () => {
  const { jobs } = parse(read('.github/workflows/ci.yml'))
  expect(jobs.test.strategy.matrix.node.map(String)).toContain(IMAGE_NODE_MAJOR)
})

describe('compose.yaml', () => {
  const { services, networks, secrets } = parse(compose)

  it('gives the build what the pages carry', () => {
    expect(Object.keys(services.site.build.args).sort()).toEqual(BAKED_IN.toSorted())
    // The image gets them from the build.
    expect(BAKED_IN.filter((name) => name in services.site.environment)).toEqual([])
  })

  it('passes on every setting that is for it, by its name, and names no other variable', () => {
    const named = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
    const environment = Object.keys(services.site.environment).map((name) => name.replace(/_FILE$/, ''))
    const given = new Set([...named, ...environment])
    const expected = Object.keys(settings.shape).filter((name) => !NOT_COMPOSED.includes(name))
    expect([...given].sort(), 'compose.yaml, or NOT_COMPOSED').toEqual(expected.toSorted())
    expect(environment.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([])
  })

  it('gives each service its own secrets, as files that the docs make, and no variable with one', () => {
    const mounted = (name: string) =>
      Object.values<string>(services[name].environment)
        .filter((value) => value.startsWith('/run/secrets/'))
        .map((path) => path.slice('/run/secrets/'.length))
    const inDatabase = [...mounted('postgres'), /\/run\/secrets\/([\w-]+)/.exec(passwordSql)?.[1]]
    expect(services.site.secrets.toSorted()).toEqual(mounted('site').toSorted())
    expect(services.postgres.secrets.toSorted()).toEqual(inDatabase.toSorted())
    expect(Object.keys(services.site.environment).filter((name) => SECRETS.includes(name))).toEqual(['REDIS_URL'])
    const files = Object.entries<{ file: string }>(secrets)
    expect(files.map(([name]) => name).toSorted()).toEqual(
      [...services.site.secrets, ...services.postgres.secrets].toSorted(),
    )
    for (const [name, { file }] of files) {
      expect(file).toBe(`./secrets/${name}`)
      expect(read('docs/operations.md')).toContain(`secrets/${name}`)
    }
  })

  it('mounts SQL that is there, in the order in which it builds', () => {
    const mounts = (services.postgres.volumes as string[]).filter((volume) => volume.startsWith('./'))
    const files = mounts.map((mount) => mount.split(':') as [string, string, string])
    expect(files.filter(([source]) => !existsSync(source))).toEqual([])
    expect(files.map(([, target]) => target)).toEqual(files.map(([, target]) => target).toSorted())
    expect(files.map(([source]) => source.split('/').at(-1))).toEqual([
      'tables.sql',
      'public-stats.sql',
      'reader.sql',
      'reader-password.sql',
    ])
  })

  it('lets nobody but the site reach the database and the counters', () => {
    for (const name of ['postgres', 'redis']) {
      expect(services[name].ports, name).toBeUndefined()
      expect(services[name].networks, name).toEqual(['back'])
    }
  })

  it('lets no other machine reach the site, and has the docs trust the one address that reaches it', () => {
    expect(services.site.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:[^:]+:-3000\}:3000$/)])
    const [{ subnet, gateway }] = networks.front.ipam.config
    expect(ipaddr.parse(gateway).match(ipaddr.parseCIDR(subnet))).toBe(true)
    expect(read('docs/operations.md').match(/^echo 'TRUSTED_PROXIES=(.*)' >> \.env$/m)?.[1]).toBe(gateway)
    expect(read('docs/operations.md')).not.toContain('uniquelocal')
  })

  it('gives the site nothing that it does not need', () => {
    expect(services.site).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect([services.site.privileged, services.site.cap_add, services.site.volumes]).toEqual(Array(3).fill(undefined))
  })

  it('leaves the images that start as root only what their entry points need to go on as another user', () => {
    const needed = ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID']
    for (const [name, added] of [
      ['postgres', [...needed, 'FOWNER']],
      ['redis', needed],
    ] as const) {
      expect(services[name], name).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
      expect(services[name].cap_add.toSorted(), name).toEqual(added.toSorted())
      expect(services[name].privileged, name).toBeUndefined()
    }
  })

  it('bounds the log of every service', () => {
    for (const [name, { logging }] of Object.entries<{ logging?: object }>(services)) {
      const bounds = { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d+$/) }
      expect(logging, name).toEqual({ driver: 'json-file', options: bounds })
    }
  })
})

describe('the image', () => {
  it('is built, and started, with what the pages carry', () => {
    const [, build = '', run = ''] = dockerfile.split(/^FROM /m).slice(1)
    for (const name of BAKED_IN) {
      for (const stage of [build, run]) expect(stage).toMatch(new RegExp(`^ARG ${name}$`, 'm'))
      expect(build).toMatch(new RegExp(`^RUN .*\\b${name}="\\$${name}" .*npm run build`, 'm'))
      expect(run).toMatch(new RegExp(`^ENV .*\\b${name}=\\$${name}\\b`, 'm'))
    }
  })

  it('starts as npm start does, as nobody in particular, and is asked for its health', () => {
    expect(JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '')).toEqual(['node', SERVER_FILE])
    expect(JSON.parse(read('package.json')).scripts.start).toBe(`node ${SERVER_FILE}`)
    expect(dockerfile).toMatch(/^USER node$/m)
  })

  it.each([undefined, '127.0.0.1', '127.0.0.2', '::1', '0.0.0.0', '::'])(
    'is healthy while /healthz answers 200 where HOST %j has it listen',
    async (host) => {
      let status = 200
      const server = createServer(({ url }, response) => response.writeHead(url === '/healthz' ? status : 404).end())
      onTestFinished(() => void server.close())
      await once(server.listen(0, host || undefined), 'listening')
      const port = (server.address() as AddressInfo).port
      expect(await checkHealth(host, port)).toBe(0)
      status = 503
      expect(await checkHealth(host, port)).toBe(1)
    },
  )

  it('is not healthy where nothing listens', async () => {
    expect(await checkHealth('127.0.0.1', 1)).toBe(1)
  })

  it('is built of everything that the build reads, and of nothing that is not there', () => {
    const included = [...ignored.matchAll(/^!(.*)$/gm)].map(([, path = '']) => path)
    expect(included.filter((path) => !existsSync(path))).toEqual([])
    const sources = readdirSync('.').filter(
      (file) => /\.tsx?$/.test(file) && !/^(?:vitest|playwright)\.|\.d\.ts$/.test(file),
    )
    expect(sources.filter((file) => !included.includes(file))).toEqual([])
    const copied = [...dockerfile.matchAll(/^COPY --from=build .*$/gm)].flatMap(
      ([line]) => line.match(/\/site\/\S+/g) ?? [],
    )
    const made = ['node_modules', 'dist']
    expect(
      copied
        .map((path) => path.slice('/site/'.length))
        .filter(
          (path) => !made.includes(path) && !(existsSync(path) && included.includes(path.split('/', 1)[0] ?? '')),
        ),
    ).toEqual([])
  })

  it('has nothing that the process may change', () => {
    expect(dockerfile).not.toContain('--chown')
  })
})

describe('what others publish', () => {
  const workflows = readdirSync('.github/workflows').map((file) => read(`.github/workflows/${file}`))

  it('an image is named by its tag, for people, and by its digest', () => {
    const stages = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)]
    const names = stages.map(([, , name]) => name)
    const composed = Object.values<{ image?: string }>(parse(compose).services).flatMap(({ image }) => image ?? [])
    const images = [...stages.flatMap(([, from = '']) => (names.includes(from) ? [] : from)), ...composed]
    expect(images).toHaveLength(3)
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+-[a-z-]+@sha256:[0-9a-f]{64}$/)
    // A frontend would be another image.
    expect(dockerfile).not.toMatch(/^# *syntax=/m)
  })

  it('an action is named by its commit, and by its version, for people', () => {
    const uses = workflows.flatMap((workflow) => workflow.match(/^ *-? *uses:.*$/gm) ?? [])
    expect(uses.length).toBeGreaterThan(1)
    for (const line of uses) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })
})

/** The exit code of the image's health check. */
async function checkHealth(host: string | undefined, port: number): Promise<number | null> {
  const [command = '', ...options] = JSON.parse(/^HEALTHCHECK .*? CMD (.*)$/m.exec(dockerfile)?.[1] ?? '')
  const env = { ...process.env, HOST: host, PORT: String(port) }
  const [code] = await once(spawn(command, options, { env, stdio: 'ignore' }), 'exit')
  return code
}
