import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findBuiltAssets } from '@/server/built-assets'

function assetsOf(...files: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const inPublic = findBuiltAssets(join(folder, 'none'))
  return [...findBuiltAssets(folder)].filter((path) => !inPublic.has(path)).toSorted()
}

it('names files as browsers ask for them, and no folders', () => {
  expect(assetsOf('static/chunks/[slug]/page.js', 'static/a.css')).toEqual([
    '/_next/static/a.css',
    '/_next/static/chunks/%5Bslug%5D/page.js',
  ])
})

it('names the pictures that the build made, and nothing else that it keeps of routes', () => {
  expect(
    assetsOf(
      'server/app/icon.svg.body',
      'server/app/icon.svg.meta',
      'server/app/favicon.ico.body',
      'server/app/og/docs/api.png.body',
      'server/app/og/docs/api.png/route.js',
      'server/app/openapi.json.body',
      'server/app/about.html',
    ),
  ).toEqual(['/favicon.ico', '/icon.svg', '/og/docs/api.png'])
})
