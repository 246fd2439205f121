import { sentences } from '@/lib/endpoints/sentences'
import { publicStats } from '@/lib/endpoints/stats'
import type { Ask } from './ask'
import { type Finding, fault, warning } from './finding'
import { isSample } from './sample'

const SET_DATABASE = 'Set DATABASE_URL, or POSTGRES_URL on Vercel'

/** Whether the public counters come from a database that answers. */
export async function checkCounters(ask: Ask): Promise<Finding[]> {
  const response = await ask(publicStats.path)
  if (response.body.includes(sentences.noDatabase)) {
    return [fault(`${publicStats.path} returns ${response.status}: no database is set. ${SET_DATABASE}.`)]
  }
  if (response.status !== 200) {
    return [
      fault(`${publicStats.path} returns ${response.status}: the database cannot be read. Check /healthz and the log.`),
    ]
  }
  if (isSample(response)) {
    return [
      warning(`The public counters are sample data. ${SET_DATABASE}, leave stats out of SAMPLE_DATA, and rebuild.`),
    ]
  }
  return []
}
