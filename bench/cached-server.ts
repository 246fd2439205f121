import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { keepLayoutOfTicks } from '@/lib/http/keep-layouts'
import { createStoppableServer } from '@/lib/http/stoppable-server'
import { createCoarseClock } from '@/lib/http-cache/clock'
import { createHttpCache } from '@/lib/http-cache/http-cache'
import { untilCompressed } from '@/tests/support/until-compressed'

// The cache in front of as many generated pages as the first argument says.
const count = Number(process.argv[2])
const pages = Array.from({ length: count }, (_, number) => `/guides/${number}`)
const notice = () => ({ contentType: 'text/markdown; charset=utf-8', body: '# Nothing here\n' })

const cache = createHttpCache({
  ask: async ({ path, headers: { accept } }) => ({
    status: 200,
    headers: { 'content-type': `${accept}; charset=utf-8`, 'cache-control': 's-maxage=31536000' },
    body: Buffer.from(
      Array.from({ length: 400 }, (_, line) => `<p>Line ${line} of ${path}, ${Math.sin(line)}</p>`).join('\n'),
    ),
  }),
  ownHeaders: { host: 'localhost' },
  pages,
  files: [],
  apis: {},
  isPassed: () => false,
  notices: { missing: notice, notAcceptable: notice, methodNotAllowed: notice, busy: notice, failed: notice },
  now: createCoarseClock(),
})
keepLayoutOfTicks()
const { server } = createStoppableServer({}, cache.handle)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
await cache.warmUp()
const { port } = server.address() as AddressInfo
// Two thousand bodies, for half a minute, which is no part of what an answer costs.
await untilCompressed(`http://127.0.0.1:${port}`, pages)
process.send?.(port)
