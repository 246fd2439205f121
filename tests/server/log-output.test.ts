import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const LINES = 3_000

/** The lines of a process that writes and then ends in the same turn. */
function run(end: string): string[] {
  const script = `
    const { bufferLog } = await import(process.argv[1])
    const output = bufferLog()
    for (let number = 0; number < ${LINES}; number += 1) output.write(number + ' ' + 'x'.repeat(100) + '\\n')
    ${end}`
  const argumentsOf = ['--import', 'tsx', '--input-type=module', '-e', script, resolve('server/log-output.ts')]
  const { stdout } = spawnSync(process.execPath, argumentsOf, { encoding: 'utf8', maxBuffer: 1e9 })
  return stdout.split('\n')
}

it.each([
  ['a fault', 'throw new Error()'],
  ['process.exit', 'process.exit(1)'],
  ['an orderly stop', 'await output.end(); process.exit(0)'],
])(
  'a process that ends by %s writes all its lines, in order',
  (_end, end) => {
    const numbers = run(end).map((line) => Number.parseInt(line, 10))
    expect(numbers).toEqual([...Array.from({ length: LINES }, (_, number) => number), Number.NaN])
  },
  30_000,
)
