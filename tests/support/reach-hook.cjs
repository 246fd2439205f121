// Loaded into each thread of a process before anything else: writes down every connection, name look-up, UDP socket and
// process that it begins. Node makes one of these objects for each, whichever library asks, however it came to.
const { createHook } = require('node:async_hooks')
const { appendFileSync } = require('node:fs')

const BEGUN = {
  TCPCONNECTWRAP: ({ address, port }) => `tcp ${address}:${port}`,
  PIPECONNECTWRAP: ({ address }) => `pipe ${address}`,
  GETADDRINFOREQWRAP: ({ hostname }) => `lookup ${hostname}`,
  GETNAMEINFOREQWRAP: ({ host }) => `lookup ${host}`,
  QUERYWRAP: ({ hostname }) => `dns ${hostname}`,
  UDPWRAP: () => 'udp',
  PROCESSWRAP: () => 'process',
}

createHook({
  init(_id, type, _trigger, resource) {
    const tell = BEGUN[type]
    // It is given its address in the same turn, after it is made.
    if (tell) process.nextTick(() => appendFileSync(process.env.REACH_FILE, `${tell(resource)}\n`))
  },
}).enable()
