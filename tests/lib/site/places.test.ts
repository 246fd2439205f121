import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pictures } from '@/lib/site/files'
import { findPlace } from '@/lib/site/places'
import { BUILT_FOLDER } from '@/lib/vercel/built-paths'

/** With everything that an owner can have published. */
const OWNED = { securityContact: 'mailto:security@example.com' }
/** A route that visitors cannot reach. */
const INTERNAL = ['/[...missing]']

describe('the places', () => {
  it('are all that app/ and public/ have', () => {
    const routes = readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap(
      (file) => /^(.*\/)?(?:page|route)\.tsx?$/.exec(file)?.slice(1) ?? [],
    )
    const fixed = routes.map((folder) => `/${(folder ?? '').replace(/\/$/, '')}`)
    const expected = fixed.filter((path) => !path.includes('[')).map((path) => [path, true])
    expect(expected.map(([path]) => [path, findPlace(String(path), OWNED) !== undefined])).toEqual(expected)
    expect(fixed.filter((path) => path.includes('[')).toSorted()).toEqual(
      [
        ...INTERNAL,
        '/.well-known/agent-skills/[skill]/SKILL.md',
        '/docs/api/[endpoint]',
        '/guides/[slug]',
        '/og/[...page]',
        '/scripts/[file]',
        '/sitemaps/[section]',
      ].toSorted(),
    )
    const images = readdirSync('app').filter((file) => /\.(?:ico|png|svg)$/.test(file))
    const published = readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice('public/'.length))
    const found = [...images, ...published]
      .map((file) => `/${file}`)
      .filter((path) => !path.startsWith(`${BUILT_FOLDER}/`))
    expect(pictures.filter((path) => !path.startsWith('/og/')).toSorted()).toEqual(found.toSorted())
    expect(existsSync('app/manifest.ts')).toBe(true)
  })

  it('are of the kind that stands there', () => {
    const kinds = [
      '/',
      '/index.md',
      '/.md',
      '/about',
      '/about.md',
      '/about/index.md',
      '/about/',
      '/llms.txt',
      '/favicon.ico',
    ]
    expect([...kinds, '/api/stats', '/healthz'].map((path) => findPlace(path, {})?.kind)).toEqual(
      'page markdown markdown page markdown markdown slashed file file endpoint health'.split(' '),
    )
  })

  it('have security.txt only where it has a contact', () => {
    expect(findPlace('/.well-known/security.txt', OWNED)).toEqual({ kind: 'file' })
    expect(findPlace('/.well-known/security.txt', {})).toBeUndefined()
  })
})
