import { z } from 'zod'
import { HEALTH_PATH } from '@/lib/site/files'
import type { Ask } from './ask'
import { type Finding, warning } from './finding'

const MAX_CHARACTERS = 500
const part = z.object({ status: z.enum(['up', 'down']) })
const health = z.object({
  dependencies: z.object({ store: part, database: part.optional() }),
  warnings: z.array(z.string().max(MAX_CHARACTERS)).max(10).default([]),
})

/** Findings from `/healthz`. There are none if a proxy hides it. */
export async function checkHealth(ask: Ask): Promise<Finding[]> {
  const { body } = await ask(HEALTH_PATH)
  try {
    const { dependencies, warnings } = health.parse(JSON.parse(body.toString()))
    const down = Object.entries(dependencies).filter(([, { status }]) => status === 'down')
    return [
      ...down.map(([name]) => warning(`${HEALTH_PATH} says that the ${name} is down. The log says why.`)),
      ...warnings.map((text) => warning(`${HEALTH_PATH} says: ${text}`)),
    ]
  } catch {
    return []
  }
}
