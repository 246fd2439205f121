import { publicStats } from '@/lib/endpoints/stats'
import type { Ask } from './ask'
import { type Finding, fault, warning } from './finding'
import { isSample } from './sample'

/** Whether the public counters come from a database that answers. */
export async function checkCounters(ask: Ask): Promise<Finding[]> {
  const answer = await ask(publicStats.path)
  if (answer.status !== 200) {
    return [
      fault(`${publicStats.path} returns ${answer.status}: the database cannot be read. Check /healthz and the log.`),
    ]
  }
  if (isSample(answer)) {
    return [warning('The public counters are sample data. Set DATABASE_URL, or POSTGRES_URL on Vercel, for real ones.')]
  }
  return []
}
