import type { RequestListener } from 'node:http'
import { inspect } from 'node:util'
import type { MessagePort } from 'node:worker_threads'
import type { Answer, Ask, Question } from './answer'
import { capture } from './capture'
import { createFairQueue } from './fair-queue'
import { withFreshness } from './freshness'

interface Asked extends Question {
  number: number
}

/** A fault goes as text: what an error holds need not be fit to be sent. */
type Answered = { number: number } & ({ answer: Answer } | { fault: string })

/** A thread renders one page after another; more at once only wait in it, where nobody's turn counts. */
const QUEUE = { running: 16, runningOfClient: 4, waiting: 1_024, waitingOfClient: 256 }
/** Longer than whoever asks waits, so that it is theirs to say that there was no answer in time. */
const LIMITS = { maxBodyBytes: 32 * 1024 * 1024, timeoutMs: 60_000 }

/** Answers by `handle`, in its own thread, what `createAskThread` asks at the other end of `port`. */
export function answerOn(port: MessagePort, handle: RequestListener): void {
  port.on('message', async ({ number, ...question }: Asked) => {
    const ask = () => capture(handle, question, LIMITS)
    try {
      // What is asked for by a script of ours is about one client.
      const { body, ...rest } = await (question.headers.rsc === undefined ? withFreshness(ask) : ask())
      // A copy, because a buffer may be a part of one that others use.
      const own = Uint8Array.from(body)
      port.postMessage({ number, answer: { ...rest, body: own } } satisfies Answered, [own.buffer])
    } catch (error) {
      port.postMessage({ number, fault: inspect(error) } satisfies Answered)
    }
  })
}

/**
 * Makes what asks the thread that has `answerOn`; clients take turns. Rejects with an error that tells what was thrown
 * there, or with `QueueFull`.
 */
export function createAskThread(port: MessagePort, clientOf: (question: Question) => string): Ask {
  const asked = new Map<number, (answered: Answered) => void>()
  const queue = createFairQueue(QUEUE)
  let last = 0
  port.on('message', (answered: Answered) => {
    asked.get(answered.number)?.(answered)
    asked.delete(answered.number)
  })

  function ask(question: Question): Promise<Answer> {
    last += 1
    const number = last
    port.postMessage({ number, ...question } satisfies Asked)
    return new Promise((resolve, reject) => {
      asked.set(number, (answered) =>
        'answer' in answered ? resolve(answered.answer) : reject(new Error(answered.fault)),
      )
    })
  }

  return (question, signal) => queue(clientOf(question), () => ask(question), signal)
}
