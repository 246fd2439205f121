import { connect } from 'node:net'
import { wireOf } from './message'
import { type Answer, NotAnAnswer, readAnswer } from './read-answer'
import type { Exchange } from './requests'

export interface Heard {
  /** To the valid requests, in their order. */
  answers: Answer[]
  /** The answers after those. */
  further: Answer[]
  /** Bytes that are no whole answer. */
  rest: Buffer
  /** How the exchange failed; absent if it did not. */
  fault?: string
}

const NOTHING = Buffer.alloc(0)
/** The longest silence while an answer is due. */
const SILENCE_MS = 10_000
/** A client that keeps its side open waits so long for slow answers. */
const PATIENCE_MS = 40

/** Sends an exchange to the server on this loopback port and reads all answers. */
export async function converse(port: number, exchange: Exchange): Promise<Heard> {
  const { orderly, unruly, atOnce, cuts, endsAtOnce, leavesAfter } = exchange
  const answers: Answer[] = []
  const further: Answer[] = []
  let bytes: Buffer = Buffer.alloc(0)
  let fault: string | undefined
  let isClosed = false
  let wake = () => {}

  const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(exchange) }).setNoDelay()
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
    wake()
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    fault = error.code ?? error.message
  })
  socket.on('close', () => {
    isClosed = true
    wake()
  })

  const read = () => {
    for (;;) {
      const expected = orderly[answers.length]
      const found = readAnswer(bytes, expected ? expected.method === 'HEAD' : (unruly?.isHead ?? false), isClosed)
      if (!found) return
      ;(expected ? answers : further).push(found.answer)
      bytes = bytes.subarray(found.length)
    }
  }
  /** Reads until `isDone`, the end, or a silence. False after a silence. */
  const hear = async (isDone: () => boolean, silenceMs = SILENCE_MS): Promise<boolean> => {
    for (;;) {
      read()
      if (isClosed || isDone()) return true
      let timer: NodeJS.Timeout | undefined
      const heard = await new Promise<boolean>((resolve) => {
        wake = () => resolve(true)
        timer = setTimeout(resolve, silenceMs, false)
      })
      clearTimeout(timer)
      if (!heard) return false
    }
  }
  const say = async (text: string) => {
    const wire = Buffer.from(text, 'latin1')
    const ends = [...cuts.map((cut) => Math.floor((cut * wire.length) / 1_000)).sort((a, b) => a - b), wire.length]
    let start = 0
    for (const end of ends) {
      if (end > start && !isClosed) socket.write(wire.subarray(start, end))
      start = end
      if (end < wire.length) await new Promise(setImmediate)
    }
  }

  try {
    const isAnswered = () => answers.length === orderly.length
    await say(orderly.map(wireOf).join('') + (atOnce && unruly ? unruly.wire : ''))
    if (leavesAfter !== undefined) {
      if (!(await hear(() => isAnswered() || answers.length >= leavesAfter))) fault = 'no answer'
      return { answers, further, rest: NOTHING, fault }
    }
    if (!(await hear(isAnswered))) return { answers, further, rest: bytes, fault: 'no answer' }
    if (!unruly) return { answers, further, rest: bytes, fault }
    if (!atOnce) await say(unruly.wire)
    if (!endsAtOnce) await hear(() => false, PATIENCE_MS)
    socket.end()
    if (!(await hear(() => false))) return { answers, further, rest: bytes, fault: 'not closed' }
    return { answers, further, rest: bytes, fault }
  } catch (error) {
    if (!(error instanceof NotAnAnswer)) throw error
    return { answers, further, rest: bytes, fault: `not HTTP: ${error.message}` }
  } finally {
    socket.destroy()
  }
}

/** On Linux all of 127.0.0.0/8 is this machine. Elsewhere all clients share one address. */
function addressOf({ client }: Exchange): string {
  return process.platform === 'linux' ? `127.0.1.${client + 1}` : '127.0.0.1'
}
