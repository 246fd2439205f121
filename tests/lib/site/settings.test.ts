import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VARIABLE_NAMES } from '@/lib/config'
import { settings } from '@/lib/site/settings'

/** Set by the platform or by `npm run demo`, not by an operator. */
const NOT_FOR_OPERATORS = ['SAMPLE_PROVIDERS', 'VERCEL', 'VERCEL_URL', 'VERCEL_AUTOMATION_BYPASS_SECRET']

const documented = settings.flatMap(({ variables }) => variables)

it('documents every variable that is read, and no other', () => {
  expect([...documented, ...NOT_FOR_OPERATORS].toSorted()).toEqual([...VARIABLE_NAMES].toSorted())
})

it.each(['.env.example', 'README.md'])('%s names each of them', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(documented.filter((name) => !text.includes(name))).toEqual([])
})

it('tells the defaults as they are, whatever this process was started with', () => {
  expect(settings.find(({ variables }) => variables.includes('SITE_URL'))?.without).toBe('`http://localhost:3000`')
})
