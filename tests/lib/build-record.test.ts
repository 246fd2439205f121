import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkBuild, recordBuild } from '@/lib/build-record'
import { InvalidConfiguration, parseConfig } from '@/lib/config'

const before = process.cwd()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, '.next'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

type Environment = Record<string, string>

it.each<[built: Environment, started: Environment]>([
  [{}, {}],
  [{ APP_URL: '' }, {}],
  [{ SITE_URL: 'https://links.example' }, { SITE_URL: 'HTTPS://links.example:443/' }],
  [{ APP_URL: 'https://app.example' }, { APP_URL: 'https://APP.example/' }],
  [{ APP_URL: 'https://app.example/in?a=b' }, { APP_URL: ' https://app.example/in?a=b ' }],
])('a build with %o starts with %o', (built, started) => {
  recordBuild(parseConfig(built))
  checkBuild(parseConfig(started))
})

it.each<[built: Environment, started: Environment, message: string]>([
  [
    { SITE_NAME: 'One' },
    { SITE_NAME: 'Other' },
    'SITE_NAME is Other but the build was made with One: build again with the same value',
  ],
  [
    { APP_URL: 'https://app.example' },
    {},
    'APP_URL is not set but the build was made with https://app.example/: build again with the same value',
  ],
  [
    {},
    { APP_URL: 'https://app.example' },
    'APP_URL is https://app.example/ but the build was made without it: build again with the same value',
  ],
  [
    { APP_URL: 'https://app.example/a' },
    { APP_URL: 'https://app.example/b' },
    'APP_URL is https://app.example/b but the build was made with https://app.example/a: build again with the same value',
  ],
])('a build with %o does not start with %o', (built, started, message) => {
  recordBuild(parseConfig(built))
  expect(() => checkBuild(parseConfig(started))).toThrow(new InvalidConfiguration(message))
})

it('without a build, nothing starts', () => {
  expect(() => checkBuild(parseConfig({}))).toThrow(/^There is no build yet/)
})
