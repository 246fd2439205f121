import { spawn } from 'node:child_process'
import nextEnv from '@next/env'
import { startSampleProviders } from '@/scripts/sample-providers/start'
import { endTogether, sampleVariables } from './run-with-samples'

const own = { ...process.env }
// Shows what is set. Next reads the files itself.
const { combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), true)

const providers = await startSampleProviders()
const samples = sampleVariables(providers, combinedEnv)
if (samples.SAMPLE_PROVIDERS)
  console.log('Sample providers stand in for those without a key. Their figures are invented.')

const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Next's configuration turns this off too late for the development server.
  env: { ...own, ...samples, NEXT_TELEMETRY_DISABLED: '1' },
})
await endTogether(next, providers)
