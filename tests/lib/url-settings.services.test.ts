import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { parseConfig } from '@/lib/config'

it("DATABASE_URL may name a client's certificate with its key", () => {
  const folder = mkdtempSync(join(tmpdir(), 'url-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [certificate, key] = [join(folder, 'crt'), join(folder, 'key')]
  const options = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=a',
    '-keyout',
    key,
    '-out',
    certificate,
  ]
  execFileSync('openssl', options, { stdio: 'ignore' })
  const connectionString = `postgres://localhost/main?sslcert=${certificate}&sslkey=${key}&sslrootcert=${certificate}`
  expect(parseConfig({ DATABASE_URL: connectionString }).database).toEqual({ kind: 'postgres', connectionString })
})
