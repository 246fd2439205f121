import { loadavg } from 'node:os'
import { mixLoad } from '@/tests/support/mixed-load'
import { startByNext } from '@/tests/support/next-start'
import { EMBEDDED } from '@/tests/support/site'
import { startSiteWithProviders } from '@/tests/support/site-with-providers'
import { measureCold } from './cold'
import { measureInteraction } from './interaction'
import { measureMemory } from './memory'
import { benchPageRank } from './pagerank'
import { measureRequests } from './requests'
import { startBundled } from './servers'

const MIXED_SECONDS = 60

const parts: Record<string, () => Promise<void>> = {
  requests,
  pagerank: benchPageRank,
  memory: () => onSite(measureMemory),
  cold: measureCold,
  mixed: () => onSite(mixed),
  interaction: measureInteraction,
}

// All of it, or the parts that are named.
const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const measure = parts[name]
  if (!measure) throw new Error(`there is no part ${name}; there are ${Object.keys(parts).join(', ')}`)
  console.log(`\n${name} (load of the machine: ${loadavg()[0]?.toFixed(1)})`)
  await measure()
}

async function requests(): Promise<void> {
  const bare = await startBundled('bare-server')
  const next = await startByNext()
  try {
    await onSite((site) => measureRequests({ bare, site, next }))
  } finally {
    bare.process.kill()
    await next.stop()
  }
}

async function mixed({ url }: { url: string }): Promise<void> {
  const seed = Date.now()
  const { requests, departures } = await mixLoad(url, MIXED_SECONDS, seed)
  console.log(`${requests} requests in all forms, seed ${seed}: ${departures.length} wrong answers`)
  for (const departure of departures.slice(0, 10)) console.log(departure)
  if (departures.length > 0) process.exitCode = 1
}

async function onSite(measure: (site: { url: string; pid: number | undefined }) => Promise<void>): Promise<void> {
  const site = await startSiteWithProviders({ ...EMBEDDED, REQUEST_LOG: 'off' })
  try {
    await measure(site)
  } finally {
    await site.stop()
  }
}
