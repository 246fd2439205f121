// Loaded first into the site's process. On a signal it collects all garbage, and adds a line to a file.
import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collectGarbage()
  appendFileSync(process.env.COLLECTIONS_FILE, 'collected\n')
})
