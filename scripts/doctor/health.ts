import { z } from 'zod'
import { HEALTH_PATH } from '@/lib/site/files'
import type { Ask } from './ask'
import { type Finding, warning } from './finding'

const MAX_CHARACTERS = 500
const health = z.object({ warnings: z.array(z.string().max(MAX_CHARACTERS)).max(10) })

/** What the site says of itself. A proxy may keep it from readers, and there may be nothing to say. */
export async function checkHealth(ask: Ask): Promise<Finding[]> {
  const { body } = await ask(HEALTH_PATH)
  try {
    return health.parse(JSON.parse(body.toString())).warnings.map((text) => warning(`${HEALTH_PATH} says: ${text}`))
  } catch {
    return []
  }
}
