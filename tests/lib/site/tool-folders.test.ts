import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inWords } from '@/lib/site/in-words'

const UPDATE = 'npx vitest run tests/lib/site/tool-folders.test.ts -u'
const LIST = 'lib/site/tool-folders.ts'

const folders = readdirSync('app/tools').filter((name) => existsSync(`app/tools/${name}/about.ts`))

it(`the list has each tool once, a new one last; ${UPDATE} writes it`, async () => {
  const listed = [...readFileSync(LIST, 'utf8').matchAll(/^ {2}\['([\w-]+)'/gm)].map(([, name = '']) => name)
  const tools = [...new Set([...listed.filter((name) => folders.includes(name)), ...folders])]
  const lines = (names: readonly string[], line: (name: string, variable: string) => string) =>
    names
      .map((name) =>
        line(
          name,
          name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
        ),
      )
      .join('\n')
  const module = `// ${UPDATE} writes this file.
${lines(tools.toSorted(), (name, variable) => `import { about as ${variable} } from '@/app/tools/${name}/about'`)}

/** The folders of \`app/tools\` with what each says about its tool. The site shows them in this order; lines may be moved. */
export const toolFolders = [
${lines(tools, (name, variable) => `  ['${name}', ${variable}],`)}
] as const
`
  await expect(module).toMatchFileSnapshot(`../../../${LIST}`)
})

it(`the README counts the tools; ${UPDATE} writes it`, async () => {
  const count = inWords(folders.length).replace(/^./, (letter) => letter.toUpperCase())
  const readme = readFileSync('README.md', 'utf8').replace(/(?<=^- \*\*)\w+(?= tools\*\*)/m, count)
  await expect(readme).toMatchFileSnapshot('../../../README.md')
})

it.each(folders)('%s has its journeys in a browser', (name) => {
  expect(existsSync(`tests/browser/tools/${name}.spec.ts`)).toBe(true)
})
