import { durationText } from '@/lib/limit/duration-text'
import {
  PAGERANK_FRESH_SECONDS,
  RATING_FRESH_SECONDS,
  RATING_STALE_SECONDS,
  STATS_FRESH_SECONDS,
} from '@/lib/limit/lifetimes'

export interface Topic {
  title: string
  /** Markdown, one paragraph. */
  text: string
}

/** What applies to every endpoint: the introduction of openapi.json and of the API reference. */
export const apiTopics: Topic[] = [
  {
    title: 'Requests',
    text: 'The API is read-only, open and free, with no key and no account. Send GET, or HEAD for the same status and headers without a body. Responses are always JSON, whatever `Accept` says. CORS is open: scripts on other sites may call it (`Access-Control-Allow-Origin: *`), and preflight OPTIONS requests work. Percent-encode every value (`b%C3%BCcher.de`), and quote the URL in a shell. Any other method gets a 405 with `Allow`. OpenAPI can’t describe a method that doesn’t exist, so the 405 is listed under GET, which never returns it.',
  },
  {
    title: 'Errors',
    text: 'Every error is `{"error": "…"}`, a sentence that tells a person what to do. Programs should rely on the status alone, because the wording may change. On 400, correct the request. On 429, wait `Retry-After` seconds. On 502 and 503, try again later, and wait longer each time.',
  },
  {
    title: 'Two scales',
    text: 'Domain Rating runs from 0 to 100 and PageRank from 0 to 10. You can’t compare the two, not even by multiplying by ten: they come from two providers, with different indexes of the web, different formulas and different curves. Compare Domain Rating with Domain Rating and PageRank with PageRank. The API never returns one in place of the other.',
  },
  {
    title: 'Limits',
    text: 'Limits apply per IP address (per /64 network for IPv6) in a sliding window: `q` requests in *any* `w` seconds. Nothing resets on the hour; you get a slot back when the oldest counted request leaves the window. `RateLimit-Policy` states the limit. `RateLimit` says how many requests you have left (`r`) and in how many seconds the next slot opens (`t`). On a 429, `Retry-After` says how many whole seconds to wait. Requests that get a 429 don’t count.',
  },
  {
    title: 'Caching',
    text: `A Domain Rating is cached for ${durationText(RATING_FRESH_SECONDS)}, or for up to ${durationText(RATING_STALE_SECONDS)} while its provider is failing, and \`Age\` says how many seconds ago it was fetched. Shared caches may store it without \`RateLimit\`, which is about one client: \`Cache-Control\` says \`private="RateLimit"\`. The public counters are cached for ${durationText(STATS_FRESH_SECONDS)}, and \`Cache-Control\` tells shared caches how much of that is left. PageRank is cached here for ${durationText(PAGERANK_FRESH_SECONDS)}, each domain separately if the provider allows it. Caches along the way must not store it, because every request counts. Errors are never cached.`,
  },
  {
    title: 'Changes',
    text: 'Optional parameters, fields and headers may be added at any time, so ignore any you don’t know. The changelog says what each release changes.',
  },
  {
    title: 'Sample data',
    text: 'If the site runs on sample data, every API response with invented numbers has `X-Sample-Data: true`.',
  },
]
