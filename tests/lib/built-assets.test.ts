import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findBuiltAssets } from '@/lib/built-assets'

it('names files as browsers ask for them, and no folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, 'static', 'chunks', '[slug]'), { recursive: true })
  writeFileSync(join(folder, 'static', 'chunks', '[slug]', 'page.js'), '')
  writeFileSync(join(folder, 'static', 'a.css'), '')
  const assets = [...findBuiltAssets(folder)].filter((path) => path.startsWith('/_next/'))
  expect(assets.toSorted()).toEqual(['/_next/static/a.css', '/_next/static/chunks/%5Bslug%5D/page.js'])
})
