import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFront } from '@/front'
import { config } from '@/lib/config'

// The site as `server.ts` starts it, but for the warm-up.
const { handle, announceOrigin } = await createFront(config())
const server = createServer(handle).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
announceOrigin(`http://127.0.0.1:${port}`)
process.send?.(port)
