import { spawnSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { START_ARGUMENTS } from '@/scripts/start-arguments'
import { send } from '@/tests/support/send'
import { bareEnvironment, EMBEDDED, startSite } from '@/tests/support/site'

const BAD_START_MS = 30_000

function startBadly(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, START_ARGUMENTS, {
    env: { ...bareEnvironment(), ...environment },
    encoding: 'utf8',
    timeout: BAD_START_MS,
  })
  return { status, lines: stderr.trim().split('\n') }
}

describe('a bad start', () => {
  it.each([
    [{ PORT: 'abc' }, /^PORT must be a whole number/],
    [{ TRUSTED_PROXIES: '300.0.0.0/8' }, /^TRUSTED_PROXIES must be/],
    [{ SITE_URL: 'https://elsewhere.example' }, /^SITE_URL is https:\/\/elsewhere.example but the build was made with/],
    [{ APP_URL: 'https://app.example' }, /^APP_URL is https:\/\/app.example\/ but the build was made without it: /],
    [{ CONTENT_SIGNAL: 'search=perhaps' }, /^CONTENT_SIGNAL must be signals/],
    [{ SECURITY_CONTACT: 'security@example.com' }, /^SECURITY_CONTACT must be a mailto: or https: address/],
    [{ HOST: '192.0.2.77' }, /^HOST 192\.0\.2\.77 cannot be listened on .*: choose an address of this machine/],
    [{ HOST: 'fe80::1' }, /^HOST fe80::1 cannot be listened on .*: choose/],
    [{ HOST: 'no.such.host.invalid' }, /^HOST no\.such\.host\.invalid cannot be listened on .*: choose/],
  ])('%o stops with one line', (environment, line) => {
    const { status, lines } = startBadly(environment as Record<string, string>)
    expect(status).toBe(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
  })

  it('on a port that is taken stops with one line', async () => {
    const site = await startSite()
    const { status, lines } = startBadly({ PORT: new URL(site.url).port, HOST: '127.0.0.1' })
    await site.stop()
    expect([status, lines]).toEqual([1, [expect.stringMatching(/^PORT \d+ is already in use/)]])
  })
})

describe('a good start', () => {
  it("publishes the owner's signals and contact, without a build of its own", async () => {
    const site = await startSite({
      CONTENT_SIGNAL: 'search=yes, ai-train=no',
      SECURITY_CONTACT: 'mailto:security@example.com',
    })
    const [robots, contact] = await Promise.all(
      ['/robots.txt', '/.well-known/security.txt'].map((path) => send(site.url, path)),
    )
    expect(robots?.text).toContain('\nContent-Signal: search=yes, ai-train=no\n')
    expect(contact?.text).toContain('Contact: mailto:security@example.com\n')
    expect(contact?.headers['content-type']).toBe('text/plain; charset=utf-8')
    await site.stop()
  })

  it('says in one line what it runs on, and stops with 0 when asked to', async () => {
    const site = await startSite(EMBEDDED)
    expect(site.output()).toContain(
      'Counters and caches: this process (not shared). Database: embedded PostgreSQL with sample rows.',
    )
    expect(await site.stop()).toBe(0)
  })

  it('with a key of the ended page-rank interface says so in one line', async () => {
    const site = await startSite({ OPEN_PAGERANK_API_KEY: 'planted-key' })
    await vi.waitFor(() => expect(site.output()).toContain('ended on 2026-09-30'), { timeout: 10_000 })
    await site.stop()
    expect(site.output().split('ended on 2026-09-30')).toHaveLength(2)
    expect(site.output()).not.toContain('planted-key')
  })
})
