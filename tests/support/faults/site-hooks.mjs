// Loaded first into the site's process, so that a test can move its clock and remove names from its DNS.
import dns from 'node:dns'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

// The site's cache reads the clock four times a second.
const TICK_MS = 300
const OURS = '.fault.test'
const realNow = Date.now
const realElapsed = performance.now.bind(performance)
const realLookup = dns.lookup
let aheadMs = 0
let lost = []

Date.now = () => realNow() + aheadMs
performance.now = () => realElapsed() + aheadMs

dns.lookup = (name, options, done) => {
  const answer = done ?? options
  if (lost.includes(name)) {
    const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND', hostname: name })
    process.nextTick(answer, error)
    return
  }
  realLookup(name.endsWith(OURS) ? '127.0.0.1' : name, done ? options : {}, answer)
}

const control = connect(Number(process.env.FAULT_CONTROL_PORT), '127.0.0.1')
control.unref()
control.on('error', () => {})
createInterface({ input: control }).on('line', (line) => {
  const order = JSON.parse(line)
  aheadMs += order.passMs ?? 0
  lost = order.lost ?? lost
  setTimeout(() => control.write('done\n'), order.passMs ? TICK_MS : 0)
})
