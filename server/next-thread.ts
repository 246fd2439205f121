import { setImmediate as nextTurn } from 'node:timers/promises'
import { inspect } from 'node:util'
import { type MessagePort, workerData } from 'node:worker_threads'
import { inject } from 'light-my-request'
import { config } from '@/lib/config'
import { type Counters, setCounters } from '@/lib/site/counters'

/** What `next.ts` starts this thread with. */
export interface ThreadData {
  /** Requests come in here. */
  port: MessagePort
}

export interface ThreadRequest {
  number: number
  /** With its query. */
  path: string
  headers: Record<string, string>
  counters?: Counters
}

/** A fault is sent as text, because not every error can be cloned. */
export type ThreadResponse = { number: number } & (
  | { status: number; headers: [name: string, value: string][]; body: Uint8Array }
  | { fault: string }
)

const { port } = workerData as ThreadData
// React and Next choose their production code when they load.
Object.assign(process.env, { NODE_ENV: 'production' })
const { default: next } = await import('next')
const app = next({ dev: false, hostname: 'localhost', port: config().port })
await app.prepare()
const handle = app.getRequestHandler()

port.on('message', async ({ number, path, headers, counters }: ThreadRequest) => {
  if (counters) setCounters(counters)
  try {
    const response = await inject(
      (request, captured) => {
        handle(request, captured).catch((error: unknown) => captured.destroy(error as Error))
      },
      { method: 'GET', url: path, headers },
    )
    // Renders that follow one another without a turn of the event loop starve its timers, and free no memory.
    await nextTurn()
    // A copy, because the buffer may be a part of a shared one.
    const body = Uint8Array.from(response.rawPayload)
    const fields = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
    port.postMessage({ number, status: response.statusCode, headers: fields, body } satisfies ThreadResponse, [
      body.buffer,
    ])
  } catch (error) {
    port.postMessage({ number, fault: inspect(error) } satisfies ThreadResponse)
  }
})
port.postMessage('ready')
