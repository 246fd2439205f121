import { setImmediate } from 'node:timers/promises'
import type { VercelKV } from '@vercel/kv'
import { Unavailable } from '@/lib/errors'

type Pipeline = ReturnType<VercelKV['pipeline']>
interface Reply {
  result: unknown
  error?: string
}

/** So that the values that a batch returns fit into a reply. */
const MAX_COMMANDS = 32

/**
 * Sends the commands of one event-loop tick as one request. The client's own batching sends reads and writes apart, so
 * a cached value and its admission would take two requests. Many commands are several requests.
 */
export function createBatch(client: VercelKV): (command: (pipeline: Pipeline) => void) => Promise<Reply> {
  let batch: { pipeline: Pipeline; replies: Promise<Reply[]> } | undefined

  function start() {
    const pipeline = client.pipeline()
    const replies = setImmediate().then(async () => {
      if (batch?.pipeline === pipeline) batch = undefined
      const answered = (await pipeline.exec({ keepErrors: true })) as Reply[]
      if (answered.length !== pipeline.length())
        throw new Unavailable('Vercel KV: the number of replies does not match the commands')
      return answered
    })
    return { pipeline, replies }
  }

  return async (command) => {
    if (!batch || batch.pipeline.length() >= MAX_COMMANDS) batch = start()
    const { pipeline, replies } = batch
    const index = pipeline.length()
    command(pipeline)
    return (await replies)[index] ?? { result: undefined, error: 'no reply' }
  }
}
