import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { config } from '@/lib/config'
import { startSite } from '@/server/start-site'

// The site as its own server starts it, without the warm-up.
const { handle } = await startSite(config(), (line) => process.stdout.write(line))
const server = createServer(handle).listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
