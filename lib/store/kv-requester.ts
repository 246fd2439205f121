import type { VercelKV } from '@vercel/kv'
import { Unavailable } from '@/lib/errors'
import { fetchUpstream, parseJson, textOf } from '@/lib/upstream/fetch-upstream'
import { faultIn, QUOTA_SPENT } from './redis-protocol'

type Requester = ConstructorParameters<typeof VercelKV>[0]

/** Room for the values of a whole batch. */
const MAX_REPLY_BYTES = 8 * 1024 * 1024
const SYNC_TOKEN = 'Upstash-Sync-Token'

/** What Upstash means by a status (https://upstash.com/docs/redis/troubleshooting). */
const CAUSES: Partial<Record<number, string>> = {
  401: "the token is refused (401): copy the REST token, not the password, from Upstash's console",
  404: "there is no database at the URL (404): copy the REST URL from Upstash's console",
  429: QUOTA_SPENT,
}

/**
 * Sends commands to Vercel KV (https://upstash.com/docs/redis/features/restapi), each request once. The client's own
 * requester reads replies of any length, and follows redirects to other hosts.
 */
export function createKvRequester({ url, token }: { url: string; token: string }, deadlineMs: number): Requester {
  // With it, a replica replies only once it has the writes that came before.
  let syncToken = ''

  return {
    async request({ path = [], body }) {
      const request = {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', [SYNC_TOKEN]: syncToken },
        body: JSON.stringify(body),
      }
      const endpoint = new URL([url.replace(/\/$/, ''), ...path].join('/'))
      const reply = await fetchUpstream(endpoint, request, deadlineMs, MAX_REPLY_BYTES)
      if (reply.status >= 300 && reply.status < 400) throw new Unavailable(`Vercel KV: redirects (${reply.status})`)
      const cause = CAUSES[reply.status]
      if (cause) throw new Unavailable(`Vercel KV: ${cause}`)
      const json = parseJson(textOf(reply))
      if (reply.status !== 200) throw new Unavailable(`Vercel KV: ${errorIn(json)}`)
      syncToken = reply.headers.get(SYNC_TOKEN) ?? ''
      return json as object
    },
  }
}

function errorIn(json: unknown): string {
  return faultIn(String((json as { error?: unknown } | null)?.error))
}
