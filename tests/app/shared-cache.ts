import { type Reply, send } from '@/tests/support/send'

interface Stored {
  reply: Reply
  /** The last millisecond in which it is served. */
  lastMs: number
}

/** A shared cache in front of a site. */
export interface SharedCache {
  ask(path: string, accept?: string, headers?: Record<string, string>): Promise<Reply>
  /** The last moment at which it serves what it has stored; undefined if it has nothing. */
  lastMs(path: string, accept?: string): number | undefined
}

/**
 * `nginx` ignores `Age`, counts whole seconds, renews by a 304 that must not be stored, and takes `private` with names
 * for one without. `rfc` (RFC 9111) subtracts the `Age`, and stores no field that `private` names. Both revalidate with
 * the `ETag`.
 */
export function createSharedCache(kind: 'nginx' | 'rfc', origin: string, now: () => number): SharedCache {
  const stored = new Map<string, Stored>()
  return {
    async ask(path, accept = '*/*', headers = {}) {
      const key = keyOf(path, accept)
      const known = stored.get(key)
      if (known && now() <= known.lastMs) return known.reply
      const condition = known?.reply.headers.etag && { 'if-none-match': known.reply.headers.etag }
      const reply = await send(origin, path, { headers: { accept, ...condition, ...headers } })
      const whole =
        reply.status === 304 && known
          ? { ...known.reply, headers: { ...known.reply.headers, ...reply.headers } }
          : reply
      stored.delete(key)
      const renewed = kind === 'nginx' && reply.status === 304 && known ? secondsOf(known.reply, kind) : 0
      const seconds = secondsOf(whole, kind) || renewed
      const wholeSecond = Math.floor(now() / 1_000) * 1_000
      const endsMs = { nginx: wholeSecond + (seconds + 1) * 1_000, rfc: now() + (seconds - ageOf(whole)) * 1_000 }[kind]
      if (seconds > 0) stored.set(key, { reply: withoutPrivate(whole), lastMs: endsMs - 1 })
      return whole
    },
    lastMs: (path, accept = '*/*') => stored.get(keyOf(path, accept))?.lastMs,
  }
}

const keyOf = (path: string, accept: string) => `${path} ${accept}`

const ageOf = ({ headers }: Reply) => Number(headers.age ?? 0)

/** How long a shared cache may serve an answer; 0 if it must not store it. */
function secondsOf({ status, headers }: Reply, kind: 'nginx' | 'rfc'): number {
  const directives = headers['cache-control'] ?? ''
  const forbidden = kind === 'nginx' ? /no-store|private|no-cache/ : /(?:no-store|private|no-cache)(?!=)/
  if (status !== 200 || forbidden.test(directives)) return 0
  const [, shared] = /s-maxage=(\d+)/.exec(directives) ?? []
  const [, any] = /max-age=(\d+)/.exec(directives) ?? []
  return Number(shared ?? any ?? 0)
}

/** Without the fields that `private` names. */
function withoutPrivate(reply: Reply): Reply {
  const [, names = ''] = /private="([^"]*)"/.exec(reply.headers['cache-control'] ?? '') ?? []
  const left = names.toLowerCase().split(/[\s,]+/)
  return {
    ...reply,
    headers: Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !left.includes(name))),
  }
}
