export interface Topic {
  title: string
  /** Markdown, one paragraph. */
  text: string
}

/** What applies to every endpoint: the introduction of openapi.json and of the API reference. */
export const apiTopics: Topic[] = [
  {
    title: 'Calling',
    text: 'The API is read-only, open and free: no key, no account. Send GET, or HEAD for the same status and headers without a body. Answers are JSON, whatever `Accept` says. Scripts on other sites may call it (`Access-Control-Allow-Origin: *`), and preflight requests by OPTIONS are answered. Percent-encode every value (`b%C3%BCcher.de`), and quote the address in a shell. Any other method gets 405 with `Allow`. OpenAPI cannot describe a method that does not exist, so that 405 is listed under GET, which never gets it.',
  },
  {
    title: 'Errors',
    text: 'Every error is `{"error": "…"}`, one sentence that tells a person what to do. Let your program look at the status only, because the wording may change: on 400 correct the request, on 429 wait for `Retry-After` seconds, on 502 and 503 try again later, each time after a longer pause.',
  },
  {
    title: 'Two scales',
    text: 'Domain Rating runs from 0 to 100 and page rank from 0 to 10. They do not compare, not even after multiplying by ten: two providers compute them, from different indexes of the web, by different formulas, on curves of their own. Compare ratings with ratings and page ranks with page ranks. The API never answers with one in place of the other.',
  },
  {
    title: 'Quotas',
    text: 'Quotas count per IP address (per /64 network for IPv6) in a sliding window: at most `q` in *any* `w` seconds, so nothing resets on the hour and a place becomes free when the oldest counted request leaves the window. `RateLimit-Policy` tells the limit, `RateLimit` what is left (`r`) and in how many seconds the next place becomes free (`t`), and a 429 says in `Retry-After` how many whole seconds to wait. Requests that are refused are not counted.',
  },
  {
    title: 'Caching',
    text: 'A Domain Rating is cached for 24 hours, and for up to 7 days while its provider fails; public counters are cached for 10 minutes. `Age` is how many seconds ago a rating was read; for the counters, `Cache-Control` tells shared caches how much of the 10 minutes is left. Page ranks come from our own cache for 24 hours, each domain by itself where the provider allows it, but caches on the way must not store them, because each request counts. Errors are never cached.',
  },
  {
    title: 'Changes',
    text: 'No breaking change without notice: for at least a year before, each answer that it concerns carries `Deprecation` (RFC 9745) and `Sunset` (RFC 8594), and the changelog says what to do instead. New optional parameters, fields and headers may come at any time, so ignore what you do not know.',
  },
  {
    title: 'Sample data',
    text: 'A site that runs on sample data says so: its answers carry `X-Sample-Data: true`, and the numbers are invented.',
  },
]
