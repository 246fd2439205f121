import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, it } from 'vitest'

interface Locked {
  integrity?: string
  hasInstallScript?: boolean
  inBundle?: boolean
  optional?: boolean
  engines?: { node?: string }
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

it('no dependency runs anything when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
})

it('what would run something is known to do without', () => {
  const names = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  // esbuild's binary is its own package. bufferutil is prebuilt, and ws works without it.
  expect([...new Set(names)].sort()).toEqual(['bufferutil', 'esbuild'])
})

it('every dependency, but for the parts that are for one system alone, is held by the hash of its contents', () => {
  const needed = locked.filter(([, { inBundle, optional }]) => !inBundle && !optional)
  const unheld = needed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  expect(unheld.map(([path]) => path)).toEqual([])
})

/** `npm install` must have no warning with it. */
const NEWEST_NODE_20 = '20.20.2'

it('every package takes Node 20', () => {
  const refusing = locked.filter(([, { engines }]) => engines?.node && !satisfies(NEWEST_NODE_20, engines.node))
  expect(refusing.map(([path, { engines }]) => `${nameOf(path)} wants ${engines?.node}`)).toEqual([])
})
