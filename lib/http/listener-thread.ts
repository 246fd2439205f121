import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { inspect } from 'node:util'
import type { MessagePort, Worker } from 'node:worker_threads'
import { type Captured, capture } from './capture'
import { withFreshness } from './freshness'

interface Asked {
  number: number
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/** A fault goes as text: what an error holds need not be fit to be sent. */
type Answered = { number: number } & ({ answer: Captured } | { fault: string })

/** So many are in the thread at once; those whose client leaves before their turn are not asked at all. */
const MAX_IN_THREAD = 64
/** Longer than whoever asks waits, so that it is theirs to say that there was no answer in time. */
const TIMEOUT_MS = 60_000
const MAX_BODY_BYTES = 32 * 1024 * 1024

/** Answers, in its own thread, what `createThreadListener` asks at the other end of `port`. */
export function answerOn(port: MessagePort, handle: RequestListener): void {
  port.on('message', async ({ number, method, url, headers }: Asked) => {
    const question = { method, path: url, headers, maxBodyBytes: MAX_BODY_BYTES, timeoutMs: TIMEOUT_MS }
    const ask = () => capture(handle, question)
    try {
      // What is asked for by a script of ours is about one client.
      const { body, ...rest } = await (headers.rsc === undefined ? withFreshness(ask) : ask())
      // A copy, because a buffer may be a part of one that others use.
      const own = Uint8Array.from(body)
      port.postMessage({ number, answer: { ...rest, body: own } }, [own.buffer])
    } catch (error) {
      port.postMessage({ number, fault: inspect(error) } satisfies Answered)
    }
  })
}

/**
 * Answers requests without a body by the listener that `answerOn` has in another thread, whole answers at a time.
 * Rejects with an error that tells what that one threw.
 */
export function createThreadListener(port: MessagePort | Worker): RequestListener {
  const waiting: (() => void)[] = []
  const asked = new Map<number, (answered: Answered) => void>()
  let last = 0
  port.on('message', (answered: Answered) => {
    asked.get(answered.number)?.(answered)
    asked.delete(answered.number)
    waiting.shift()?.()
  })

  function ask(method: string, url: string, headers: IncomingHttpHeaders): Promise<Captured> {
    last += 1
    const number = last
    port.postMessage({ number, method, url, headers } satisfies Asked)
    return new Promise((resolve, reject) => {
      asked.set(number, (answered) =>
        'answer' in answered ? resolve(answered.answer) : reject(new Error(answered.fault)),
      )
    })
  }

  return async ({ method = 'GET', url = '/', headers }, response) => {
    if (asked.size >= MAX_IN_THREAD) await new Promise<void>((resolve) => waiting.push(resolve))
    if (response.destroyed) return waiting.shift()?.()
    const { status, headers: answered, body } = await ask(method, url, headers)
    const length = body.length > 0 && answered['content-length'] === undefined ? { 'content-length': body.length } : {}
    response.writeHead(status, { ...answered, ...length })
    response.end(body)
  }
}
