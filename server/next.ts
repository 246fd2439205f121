import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Counters } from '@/lib/site/counters'
import type { WholeResponse } from '@/server/cache/stored-response'
import { createFairQueue } from './fair-queue'
import type { ThreadData, ThreadRequest, ThreadResponse } from './next-thread'

export interface NextRequest {
  /** With its query. */
  path: string
  headers: Record<string, string>
  /** Clients take turns. */
  client: string
  /** What the home page shows, told with each request for it. */
  counters?: Counters
}

export interface Next {
  /** Next's answer to a GET. Rejects with `QueueFull`, or with what went wrong in the thread. */
  fetch(request: NextRequest, signal: AbortSignal): Promise<WholeResponse>
}

/** The thread renders one page after another. What waits in it is in no client's turn, so few may. */
const QUEUE = { running: 16, runningOfClient: 4, waiting: 1_024, waitingOfClient: 256 }

/** Starts Next in a thread of its own, so that renders delay no answer from memory. */
export async function startNext(writeLine: (line: string) => void): Promise<Next> {
  const { port1: port, port2 } = new MessageChannel()
  const thread = new Worker(new URL('./next-thread.js', import.meta.url), {
    workerData: { port: port2 } satisfies ThreadData,
    transferList: [port2],
    stdout: true,
    stderr: true,
  })
  // Node's own pipes would end at the first failed write, and lines of both threads would mix.
  thread.stdout.setEncoding('utf8').on('data', writeLine)
  thread.stderr.on('data', (bytes) => process.stderr.write(bytes))
  await once(port, 'message')
  // Without Next, only memory could answer.
  thread.once('exit', () => process.exit(1))

  const running = new Map<number, (response: ThreadResponse) => void>()
  const queue = createFairQueue(QUEUE)
  let last = 0
  port.on('message', (response: ThreadResponse) => {
    running.get(response.number)?.(response)
    running.delete(response.number)
  })

  function ask(request: Omit<ThreadRequest, 'number'>): Promise<WholeResponse> {
    last += 1
    const number = last
    port.postMessage({ number, ...request } satisfies ThreadRequest)
    return new Promise((resolve, reject) => {
      running.set(number, (answer) => {
        if ('fault' in answer) return reject(new Error(answer.fault))
        const { status, headers, body } = answer
        resolve({ status, headers: new Headers(headers), body })
      })
    })
  }

  return { fetch: ({ client, ...request }, signal) => queue(client, () => ask(request), signal) }
}
