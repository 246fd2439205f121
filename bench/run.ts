import { loadavg } from 'node:os'
import { startSampleDatabase } from '@/scripts/sample-database/start'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { measureCold } from './cold'
import { measureRequests } from './requests'
import { startBundled } from './servers'
import { startCollected, startUnread } from './sites'

const parts: Record<string, () => Promise<void>> = {
  requests,
  cold: measureCold,
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
  const database = await startSampleDatabase()
  const site = await startSiteWithProviders({ DATABASE_URL: database.url, REQUEST_LOG: 'off' })
  const logging = await startUnread()
  const collected = await startCollected()
  try {
    await measureRequests({ bare, site, logging, collected })
  } finally {
    await collected.stop()
    logging.stop()
    await site.stop()
    await database.stop()
    bare.process.kill()
  }
}
