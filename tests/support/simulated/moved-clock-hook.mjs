// Loaded first into the site's process, so that a test can move its clock.
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

// The site's cache reads the clock four times a second.
const TICK_MS = 300
const realNow = Date.now
const realElapsed = performance.now.bind(performance)
let aheadMs = 0

Date.now = () => realNow() + aheadMs
performance.now = () => realElapsed() + aheadMs

const control = connect(Number(process.env.CLOCK_PORT), '127.0.0.1')
control.unref()
control.on('error', () => {})
createInterface({ input: control }).on('line', (line) => {
  aheadMs += Number(line)
  setTimeout(() => control.write('done\n'), TICK_MS)
})
