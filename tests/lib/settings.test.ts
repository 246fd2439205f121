import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bakedIn } from '@/lib/build-record'
import { parseConfig } from '@/lib/config'
import { settingRows, settings } from '@/lib/settings'

const UPDATE = 'npx vitest run tests/lib/settings.test.ts -u'

it(`the README’s table has them; ${UPDATE} writes it`, async () => {
  const rows = settingRows.map(
    ({ variables, meaning, without }) =>
      `| ${variables.map(({ name }) => `\`${name}\``).join(', ')} | ${meaning} | ${without} |\n`,
  )
  const table = /(?<=## Configuration\n.*?\n\| -[-| ]*\n).*?\n(?=\n)/s
  const readme = readFileSync('README.md', 'utf8').replace(table, () => rows.join(''))
  await expect(readme).toMatchFileSnapshot('../../README.md')
})

it(`.env.example has them after its first lines; ${UPDATE} writes it`, async () => {
  const [intro] = readFileSync('.env.example', 'utf8').split('\n\n', 1)
  const parts = settingRows.map(({ variables, meaning }) =>
    [`# ${meaning}`, ...variables.map(({ name, example }) => `# ${name}=${example}`)].join('\n'),
  )
  await expect(`${[intro, ...parts].join('\n\n')}\n`).toMatchFileSnapshot('../../.env.example')
})

it('each is in a row, and its example is valid', () => {
  const variables = settingRows.flatMap(({ variables }) => variables)
  expect(variables.map(({ name }) => name)).toEqual(Object.keys(settings.shape))
  for (const { name, example } of variables) {
    // Not in the examples that leave a part of the value out.
    if (example && !example.includes('…')) expect(() => settings.parse({ [name]: example })).not.toThrow()
  }
})

it('those that are written into the pages say so', () => {
  const written = settingRows.filter(({ meaning }) => meaning.endsWith(' Written into the pages at build time.'))
  const names = written.flatMap(({ variables }) => variables.map(({ name }) => name))
  expect(names.toSorted()).toEqual(Object.keys(bakedIn(parseConfig({}))).toSorted())
})

it.each(['.env.example', 'README.md', 'docs/operations.md', 'app/docs/self-hosting/page.tsx'])(
  '%s says how to write a $ in .env',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/[Ww]rite\s(?:`|<code>\{'\\)?\\\$/)
  },
)
