import { setImmediate } from 'node:timers/promises'
import type { createClient } from '@vercel/kv'

type Client = ReturnType<typeof createClient>
type Pipeline = ReturnType<Client['pipeline']>
interface Answer {
  result: unknown
  error?: string
}

/**
 * Sends the commands of one turn of the event loop as one request. The client's own batching sends reads and writes
 * apart, which would make two of a cached value and its admission.
 */
export function createBatch(client: Client): (command: (pipeline: Pipeline) => void) => Promise<Answer> {
  let open: { pipeline: Pipeline; answers: Promise<Answer[]> } | undefined

  function start() {
    const pipeline = client.pipeline()
    const answers = setImmediate().then(() => {
      open = undefined
      return pipeline.exec({ keepErrors: true }) as Promise<Answer[]>
    })
    return { pipeline, answers }
  }

  return async (command) => {
    open ??= start()
    const { pipeline, answers } = open
    const index = pipeline.length()
    command(pipeline)
    return (await answers)[index] ?? { result: undefined, error: 'no answer' }
  }
}
