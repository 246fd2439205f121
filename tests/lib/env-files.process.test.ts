import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { loadEnvFiles } from '@/lib/env-files'

const values = fc.sample(
  fc.string({ unit: fc.constantFrom(...'$\\{}:-_a1 #é'), minLength: 1 }).filter((text) => !text.endsWith('\\')),
  2_000,
)

it('loads the first folder that has an .env: a value with `\\$` for each dollar sign comes out as written, and one of the environment stays as it is', () => {
  const [folder, later] = [mkdtempSync(join(tmpdir(), 'env-')), mkdtempSync(join(tmpdir(), 'env-'))]
  onTestFinished(() => [folder, later].forEach((made) => void rmSync(made, { recursive: true })))
  const lines = values.map((value, index) => `VALUE_${index}='${value.replaceAll('$', '\\$')}'`)
  writeFileSync(join(folder, '.env'), [...lines, 'OWN=other', 'TAKEN=x$ABSENT:-y'].join('\n'))
  process.env.OWN = 'legacy$1x$Y'
  writeFileSync(join(later, '.env'), 'LATER=1')
  loadEnvFiles([join(folder, 'absent'), folder, later])
  expect(values.map((_, index) => process.env[`VALUE_${index}`])).toEqual(values)
  const { OWN, TAKEN, LATER } = process.env
  expect([OWN, TAKEN, LATER]).toEqual(['legacy$1x$Y', 'xy', undefined])
})
