import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VARIABLE_NAMES } from '@/lib/config'
import { settings } from '@/lib/settings'

/** The platform sets the others. */
const isForOperators = (name: string) => !name.startsWith('VERCEL')

const documented = settings.flatMap(({ variables }) => variables)

it('documents exactly the variables that are read', () => {
  expect(documented.toSorted(), 'lib/settings.ts').toEqual(VARIABLE_NAMES.filter(isForOperators).toSorted())
})

it("the README's table has them in the same rows, with the same defaults where there is one", () => {
  const [, table = ''] = /## Configuration\n.*?\n\| -.*?\n(.*?)\n\n/s.exec(readFileSync('README.md', 'utf8')) ?? []
  const rows = table.split('\n').map((row) => row.split(/ +\| +/).map((cell) => cell.replace(/^\| |\s*\|?$/g, '')))
  const namesIn = (cell = '') => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name)
  expect(rows.map(([names]) => namesIn(names))).toEqual(settings.map(({ variables }) => variables))
  for (const [names, meaning, without] of rows) {
    const [value] = settings.find(({ variables }) => variables[0] === namesIn(names)[0])?.without.match(/`[^`]+`/) ?? []
    if (value) expect(`${meaning} ${without}`).toContain(value.replaceAll('`', ''))
  }
})

it('.env.example names each of them', () => {
  const text = readFileSync('.env.example', 'utf8')
  expect(documented.filter((name) => !text.includes(name))).toEqual([])
})

it.each(['.env.example', 'README.md', 'docs/operations.md', 'app/docs/self-hosting/page.tsx'])(
  '%s says what becomes of a $ in .env, and how to write it',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/legacy\$1x\$Y/)
    expect(readFileSync(file, 'utf8')).toMatch(/[Ww]rite\s(?:`|<code>\{'\\)?\\\$/)
  },
)

it('shows the defaults, whatever this process’s environment is', () => {
  expect(settings.find(({ variables }) => variables.includes('SITE_URL'))?.without).toMatch(
    /^`http:\/\/localhost:3000`/,
  )
})
