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
  return findBuiltAssets(folder).toSorted()
}

it('names files as browsers ask for them, and no folders', () => {
  expect(assetsOf('static/chunks/[slug]/page.js', 'static/a.css')).toEqual([
    '/_next/static/a.css',
    '/_next/static/chunks/%5Bslug%5D/page.js',
  ])
})
