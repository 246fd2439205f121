import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { config } from '@/lib/config'
import { answerOn } from '@/lib/http/answering-thread'
import { announceOrigin } from '@/lib/http/own-page'

/** What `front.ts` starts this thread with. */
export interface ThreadData {
  /** Where requests come in. */
  requests: MessagePort
}

const { requests } = workerData as ThreadData
// React and Next choose their production code when they are loaded.
Object.assign(process.env, { NODE_ENV: 'production' })
const { default: next } = await import('next')
const app = next({ dev: false, hostname: 'localhost', port: config().port })
await app.prepare()
answerOn(requests, app.getRequestHandler())
parentPort?.on('message', announceOrigin).postMessage('ready')
