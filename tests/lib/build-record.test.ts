import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkBuild, recordBuild } from '@/lib/build-record'
import { InvalidConfiguration, parseConfig } from '@/lib/config'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, 'dist/site'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

type Environment = Record<string, string>

it.each<[built: Environment, started: Environment]>([
  [{}, {}],
  [{ APP_URL: '' }, {}],
  [{ SAMPLE_DATA: 'stats,rating' }, { SAMPLE_DATA: 'rating, stats' }],
  [{ SITE_URL: 'https://links.example' }, { SITE_URL: 'HTTPS://links.example:443/' }],
  [{ APP_URL: 'https://app.example' }, { APP_URL: 'https://APP.example/' }],
  [{ APP_URL: 'https://app.example/in?a=b' }, { APP_URL: ' https://app.example/in?a=b ' }],
])('a build with %o starts with %o', (built, started) => {
  recordBuild(parseConfig(built), folder)
  checkBuild(parseConfig(started), folder)
})

it.each<[built: Environment, started: Environment, difference: string]>([
  [{ SITE_NAME: 'One' }, { SITE_NAME: 'Other' }, 'SITE_NAME is Other, but the site was built with One'],
  [{ CONTACT: 'mailto:a@a.example' }, {}, 'CONTACT is not set, but the site was built with mailto:a@a.example'],
  [{}, { APP_URL: 'https://a.example' }, 'APP_URL is https://a.example/, but the site was built without it'],
  [
    { APP_URL: 'https://a.example/1' },
    { APP_URL: 'https://a.example/2' },
    'APP_URL is https://a.example/2, but the site was built with https://a.example/1',
  ],
])('a build with %o does not start with %o', (built, started, difference) => {
  recordBuild(parseConfig(built), folder)
  const message = `${difference}: rebuild it with the current setting`
  expect(() => checkBuild(parseConfig(started), folder)).toThrow(new InvalidConfiguration(message))
})

it('without a build, nothing starts', () => {
  expect(() => checkBuild(parseConfig({}), folder)).toThrow(/^There is no build yet/)
})
