import { send } from '@/tests/support/send'
import { newClient } from '@/tests/support/site-with-providers'

/** What somebody asks for all the time, whatever happens to one instance or to Redis. */
const PATHS = ['/about.md', '/llms.txt', '/api/stats', '/api/domain-rating?target=wikipedia.org']
const PAGE_RANK = '/api/pagerank?domains[]=wikipedia.org'
const CLIENTS = 8

export interface SteadyLoad {
  requests: number
  /** By path and status. */
  failures: Record<string, number>
  /** Of the page ranks, each time of another client. */
  pageRank: Record<number, number>
  /** Resolves when a page rank has been answered so. */
  until(status: number): Promise<void>
  /** Resolves when so many more requests have been sent. */
  after(requests: number): Promise<void>
  stop(): Promise<void>
}

/** Eight clients that ask one thing after the other until they are stopped. */
export function startSteadyLoad(origin: string): SteadyLoad {
  let stopped = false
  const waiting: { status: number; resolve: () => void }[] = []
  const marks: { at: number; resolve: () => void }[] = []
  const load: SteadyLoad = {
    requests: 0,
    failures: {},
    pageRank: {},
    after: (requests) => new Promise((resolve) => marks.push({ at: load.requests + requests, resolve })),
    until: (status) => new Promise((resolve) => waiting.push({ status, resolve })),
    async stop() {
      stopped = true
      await Promise.all(clients)
    },
  }
  const statusOf = async (path: string) => {
    const asked = { headers: { 'x-forwarded-for': newClient() } }
    load.requests += 1
    for (const { at, resolve } of marks) if (load.requests >= at) resolve()
    return send(origin, path, asked).then(
      ({ status }) => status,
      (error) => error.code as string,
    )
  }
  const client = async () => {
    while (!stopped) {
      for (const path of PATHS) {
        const status = await statusOf(path)
        if (status !== 200) load.failures[`${path} ${status}`] = (load.failures[`${path} ${status}`] ?? 0) + 1
      }
      const status = Number(await statusOf(PAGE_RANK))
      load.pageRank[status] = (load.pageRank[status] ?? 0) + 1
      for (const one of waiting) if (one.status === status) one.resolve()
    }
  }
  const clients = Array.from({ length: CLIENTS }, client)
  return load
}
