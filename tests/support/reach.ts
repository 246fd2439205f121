import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HOOK = fileURLToPath(new URL('./reach-hook.cjs', import.meta.url))

/** Listens to what the processes that get its environment reach for. */
export function watchReach() {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'))
  const file = join(folder, 'reached')
  writeFileSync(file, '')
  return {
    environment: { NODE_OPTIONS: `--require=${HOOK}`, REACH_FILE: file },
    /** Each once: `tcp 127.0.0.1:80`, `lookup example.com`, `process`. */
    reached: () => [...new Set(readFileSync(file, 'utf8').trim().split('\n'))].sort(),
    close: () => rmSync(folder, { recursive: true }),
  }
}
