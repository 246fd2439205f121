import { spawn } from 'node:child_process'
import { loadEnvOrExit } from './load-env'
import { endTogether, startSamples } from './run-with-samples'

const own = { ...process.env }
// Shows what is set. Next reads the files itself.
loadEnvOrExit(true)

const samples = await startSamples(process.env)
const { SAMPLE_DATA } = samples.variables
if (SAMPLE_DATA) console.log(`Sample data stands in for what is not set (${SAMPLE_DATA}). Its numbers are invented.`)

// Next reads PORT itself, and no HOST.
const host = process.env.HOST ? ['--hostname', process.env.HOST] : []
const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...host, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Next's configuration turns this off too late for the development server.
  env: { ...own, ...samples.variables, NEXT_TELEMETRY_DISABLED: '1' },
})
await endTogether(next, samples)
