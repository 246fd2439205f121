import { inspect } from 'node:util'
import { type MessagePort, workerData } from 'node:worker_threads'
import { inject } from 'light-my-request'
import { config } from '@/lib/config'
import { type Counters, setCounters } from '@/lib/site/counters'

/** What `next.ts` starts this thread with. */
export interface ThreadData {
  /** Where requests come in. */
  port: MessagePort
}

export interface ThreadRequest {
  number: number
  /** With its query. */
  path: string
  headers: Record<string, string>
  counters?: Counters
}

/** A fault goes as text, because what an error holds need not be fit to be sent. */
export type ThreadResponse = { number: number } & (
  | { status: number; headers: [name: string, value: string][]; body: Uint8Array }
  | { fault: string }
)

const { port } = workerData as ThreadData
// React and Next choose their production code when they are loaded.
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
    // A copy, because a buffer may be a part of one that others use.
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
