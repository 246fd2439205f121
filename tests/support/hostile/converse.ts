import { connect } from 'node:net'
import { wireOf } from './message'
import { type Answer, hearAnswers } from './read-answer'
import type { Exchange } from './requests'

export interface Heard {
  /** To the valid requests, in their order. */
  answers: Answer[]
  /** The answers after those. */
  further: Answer[]
  /** How many bytes at the end are no whole answer. */
  rest: number
  /** How the exchange failed; absent if it did not. */
  fault?: string
}

/** The longest silence while an answer is due. */
const SILENCE_MS = 10_000
/** A client that keeps its side open waits so long for slow answers. */
const PATIENCE_MS = 40

/** Sends an exchange to the server on this loopback port and reads all answers. */
export async function converse(port: number, exchange: Exchange): Promise<Heard> {
  const { orderly, unruly, atOnce, cuts, endsAtOnce, leavesAfter = Number.POSITIVE_INFINITY } = exchange
  const heard: Heard = { answers: [], further: [], rest: 0 }
  const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(exchange) })
  socket.setNoDelay().setTimeout(SILENCE_MS)

  const say = async (text: string) => {
    const wire = Buffer.from(text, 'latin1')
    const ends = [...cuts.map((cut) => Math.floor((cut * wire.length) / 1_000)).sort((a, b) => a - b), wire.length]
    let start = 0
    for (const end of ends) {
      if (end > start && socket.writable) socket.write(wire.subarray(start, end))
      start = end
      if (end < wire.length) await new Promise(setImmediate)
    }
  }
  const isAnswered = () => heard.answers.length === orderly.length
  const finish = async () => {
    if (!unruly) return socket.destroy()
    if (!atOnce) await say(unruly.wire)
    if (endsAtOnce) socket.end()
    else setTimeout(() => socket.end(), PATIENCE_MS)
  }
  const isHead = () => (isAnswered() ? unruly?.isHead === true : orderly[heard.answers.length]?.method === 'HEAD')
  const unread = hearAnswers(
    socket,
    (answer) => {
      if (isAnswered()) return void heard.further.push(answer)
      heard.answers.push(answer)
      if (heard.answers.length >= leavesAfter) socket.destroy()
      else if (isAnswered()) void finish()
    },
    isHead,
  )
  socket.on('timeout', () => socket.destroy(new Error(isAnswered() ? 'not closed' : 'no answer')))
  socket.on('error', (error: NodeJS.ErrnoException) => {
    heard.fault = error.code ?? String(error)
  })
  await say(orderly.map(wireOf).join('') + (atOnce && unruly ? unruly.wire : ''))
  if (leavesAfter === 0) socket.destroy()
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
  return { ...heard, rest: unread() }
}

/** On Linux all of 127.0.0.0/8 is this machine. Elsewhere all clients share one address. */
function addressOf({ client }: Exchange): string {
  return process.platform === 'linux' ? `127.0.1.${client + 1}` : '127.0.0.1'
}
