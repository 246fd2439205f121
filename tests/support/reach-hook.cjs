// Loaded first into each thread of a process. Writes down every connection, name look-up, UDP socket and process that
// it starts. Node makes one of these objects for each, whatever library asks.
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
    // Node sets the address in the same turn, after this.
    if (tell) process.nextTick(() => appendFileSync(process.env.REACH_FILE, `${tell(resource)}\n`))
  },
}).enable()
