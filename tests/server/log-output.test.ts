import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** More than a pipe holds. */
const MANY = 3_000
/** More than may wait. */
const TOO_MANY = 30_000

/** A process that writes so many numbered lines, and then does what `next` says. */
function start(lines: number, next: string): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const script = `
    const { bufferLog } = await import(process.argv[1])
    const output = bufferLog()
    for (let number = 0; number < ${lines}; number += 1) output.write(number + ' ' + 'x'.repeat(100) + '\\n')
    ${next}`
  const argumentsOf = ['--import', 'tsx', '--input-type=module', '-e', script, resolve('server/log-output.ts')]
  return spawn(process.execPath, argumentsOf, { stdio: ['pipe', 'pipe', 'pipe'] })
}

const numbersIn = (lines: string[]) => lines.map((line) => Number.parseInt(line, 10))
const upTo = (count: number) => Array.from({ length: count }, (_, number) => number)

it.each([
  ['a fault', 'throw new Error()'],
  ['process.exit', 'process.exit(1)'],
])(
  'a process that ends by %s writes all its lines, in order',
  async (_end, next) => {
    const lines = (await text(start(MANY, next).stdout)).split('\n')
    expect(numbersIn(lines)).toEqual([...upTo(MANY), Number.NaN])
  },
  30_000,
)

it('lines that a stuck reader leaves no room for are dropped, and one line counts them', async () => {
  const child = start(
    TOO_MANY,
    `process.stderr.write('written')
    process.stdin.once('data', () => setInterval(() => output.flush(), 5))`,
  )
  await once(child.stderr as NodeJS.ReadableStream, 'data')
  child.stdin?.write('read')
  let written = ''
  for await (const chunk of child.stdout) {
    written += chunk
    if (/"dropped":.*\n$/.test(written)) break
  }
  child.kill()
  const lines = written.trim().split('\n')
  const { dropped } = JSON.parse(lines.pop() ?? '')
  expect(dropped).toBe(TOO_MANY - lines.length)
  expect(numbersIn(lines).every((number, at) => number === at)).toBe(true)
}, 30_000)
