import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { SERVER_FILE } from '@/lib/build-record'
import { send } from '@/tests/support/send'
import { bareEnvironment, startSite } from '@/tests/support/servers/site'

const folder = mkdtempSync(join(tmpdir(), 'site-start-'))
const keyFile = join(folder, 'key')
writeFileSync(keyFile, 'planted-key\n')
// A folder that is not the build's.
writeFileSync(join(folder, '.env'), 'CONTENT_SIGNAL="search=yes, ai-train=no"\n')
const site = await startSite(
  {
    SECURITY_CONTACT: 'mailto:security@example.com',
    OPEN_PAGERANK_API_KEY_FILE: keyFile,
  },
  folder,
)
afterAll(async () => {
  await site.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const write = (contents: string | Buffer) => (file: string) => writeFileSync(file, contents)

describe('a bad start', () => {
  it.concurrent.each([
    [{ PORT: 'abc' }, /^PORT must be a whole number/],
    [
      { SITE_URL: 'https://elsewhere.example' },
      /^SITE_URL is https:\/\/elsewhere.example, but the site was built with/,
    ],
    [{ SAMPLE_DATA: 'stats' }, /^SAMPLE_DATA is stats, but the site was built without it: rebuild it/],
    [{ HOST: 'fe80::1' }, /^HOST fe80::1 is not available .*: choose an IP address of this machine/],
    [{ PORT: new URL(site.url).port, HOST: '127.0.0.1' }, /^PORT \d+ is already in use/],
    [{ METRICS_PORT: new URL(site.url).port }, /^METRICS_PORT \d+ on 127\.0\.0\.1 is not available \(EADDRINUSE\)/],
    [{ DATABASE_URL_FILE: '/no/such/file' }, /^DATABASE_URL_FILE must name a readable file \(ENOENT\)$/],
  ])('%o stops with one line', async (environment, line) => {
    await expectOneLine(environment, line)
  })

  it.concurrent.each<[what: string, make: (file: string) => void, line: RegExp]>([
    ['is a folder', (file) => mkdirSync(file), /^\.env must be a readable file$/],
    ['is a link to nothing', (file) => symlinkSync('nothing', file), /^\.env must be a readable file$/],
    ['is in UTF-16', write(Buffer.from('PORT=0', 'utf16le')), /^\.env must be a text in UTF-8$/],
    ['refers to itself', write('A=$A'), /^Failed to load env from .*\.env: Maximum call stack/],
    ['names no variable', write('A=legacy$1x'), /^A in \.env has a \$ that names no variable: write \\\$ for a/],
    ['ends with a dollar sign', write("A='legacy$'"), /^A in \.env has a \$ that names no variable/],
    [
      'takes a dollar sign',
      write('B=a\\$1x\nA=$B'),
      /^A in \.env takes B, whose value has a \$: write the value itself/,
    ],
    ['sets a bad value', write('PORT=abc'), /^PORT must be a whole number/],
  ])('an .env that %s stops with one line', async (_what, make, line) => {
    const cwd = mkdtempSync(join(folder, 'env-'))
    make(join(cwd, '.env'))
    await expectOneLine({}, line, cwd)
  })
})

async function expectOneLine(environment: Record<string, string>, line: RegExp, cwd?: string): Promise<void> {
  const env = { ...bareEnvironment(), ...environment }
  const { status, errors } = await new Promise<{ status: unknown; errors: string }>((ended) => {
    execFile(process.execPath, [resolve(SERVER_FILE)], { env, cwd }, (error, _output, errors) => {
      ended({ status: error?.code, errors })
    })
  })
  expect([status, errors.trimEnd().split('\n')]).toEqual([1, [expect.stringMatching(line)]])
}

it('stops with 0 on a signal that comes while it starts', async () => {
  const heldFile = join(folder, 'held')
  execFileSync('mkfifo', [heldFile])
  const env = { ...bareEnvironment(), PORT: '0', OPEN_PAGERANK_API_KEY_FILE: heldFile }
  const starting = spawn(process.execPath, [SERVER_FILE], { env, stdio: 'ignore' })
  const exit = once(starting, 'exit')
  // Opens when the process begins to read its settings.
  const held = await open(heldFile, 'w')
  starting.kill('SIGTERM')
  await held.close()
  expect(await exit).toEqual([0, null])
})

describe('a good start', () => {
  it.each(['127.0.0.1', '::1'])('says where it listens: %s', async (HOST) => {
    const other = await startSite({ HOST })
    expect(new URL(other.url).hostname).toBe(HOST.includes(':') ? `[${HOST}]` : HOST)
    expect(await other.stop()).toBe(0)
  })

  it("publishes the owner's signals and contact, without a build of its own", async () => {
    expect((await send(site.url, '/robots.txt')).text).toContain('\nContent-Signal: search=yes, ai-train=no\n')
    const contact = await send(site.url, '/.well-known/security.txt')
    expect(contact.text).toContain('Contact: mailto:security@example.com\n')
    expect(contact.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('says in one line each what it runs on, what is not set and what is wrong with its keys, and stops with 0', async () => {
    await vi.waitFor(() => expect(site.output()).toContain('was shut down on 2026-09-30'), { timeout: 60_000 })
    expect(await site.stop()).toBe(0)
    const parts = [
      'this process (not shared). Database: not set. PageRank: live. Domain Rating: no key.',
      'No database is set: /api/stats answers 503.',
      'was shut down on 2026-09-30',
      'DOMAIN_RATING_API_KEY is not set: Ahrefs will probably refuse',
    ]
    for (const part of parts) expect(site.output().split(part)).toHaveLength(2)
    expect(site.output()).not.toContain('planted-key')
  })
})
