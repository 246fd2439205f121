import { type SampleDomain, sampleOf } from './sample-domains'

/** A key with this ending is refused. */
const BAD_KEY = 'bad-key'

const RATING_LICENSE = 'https://ahrefs.com/legal/domain-rating-license'
/** In one `POST`. */
const MAX_TARGETS = 1_000
/** In one `POST` for page ranks. */
const MAX_NAMES = 100

/** Ahrefs' `public/domain-rating-free`, with a rating for any name: `GET` for one, `POST` for a list. */
export async function domainRating(request: Request): Promise<Response> {
  const { method } = request
  if (method !== 'GET' && method !== 'POST') return refusal(405, 'method not allowed')
  const unauthorized = checkKey(bearerOf(request))
  if (unauthorized) return unauthorized
  if (method === 'POST') return domainRatings(listIn(await request.text(), 'targets'))
  const query = queryOf(request)
  const target = query.get('target')
  if (!target || query.get('output') !== 'json') return refusal(400, 'bad request: target and output=json are needed')
  return json({ domain_rating: { domain_rating: sampleOf(target).rating, license: RATING_LICENSE } })
}

/** In an order of its own, each name with a slash at its end, as the real one writes them. */
function domainRatings(targets: string[] | undefined): Response {
  if (!targets || targets.length === 0 || targets.length > MAX_TARGETS) {
    return refusal(400, `bad request: 1 to ${MAX_TARGETS} targets are needed`)
  }
  const rated = targets.toSorted().map((target) => ({ target: `${target}/`, domain_rating: sampleOf(target).rating }))
  return json({ domain_rating: { targets: rated, license: RATING_LICENSE } })
}

/** Open PageRank's first interface: `GET ?domains[0]=…` with the header `API-OPR`. */
export async function pageRank(request: Request): Promise<Response> {
  if (request.method !== 'GET') return refusal(405, 'method not allowed')
  const unauthorized = checkKey(request.headers.get('api-opr'))
  if (unauthorized) return unauthorized
  const asked = [...queryOf(request)].flatMap(([name, value]) => (/^domains\[\d*\]$/.test(name) ? [value] : []))
  const items = asked.map((domain) => {
    const sample = sampleOf(domain)
    const name = JSON.stringify(domain)
    // Written by hand because a number keeps its two decimals on the wire.
    return sample.isInIndex
      ? `{"status_code":200,"error":"","page_rank_integer":${Math.round(Number(sample.pageRank))},"page_rank_decimal":${sample.pageRank},"rank":"${sample.rank}","domain":${name}}`
      : `{"status_code":404,"error":"Domain not found","page_rank_integer":0,"page_rank_decimal":0,"rank":null,"domain":${name}}`
  })
  return ok(`{"status_code":200,"response":[${items.join(',')}],"last_updated":"1st Oct 2026"}`)
}

/** Open PageRank's second interface: `POST` of a list, answered in an order of its own, with a history where asked. */
export async function pageRankBulk(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refusal(405, 'method not allowed')
  const key = bearerOf(request)
  const unauthorized = checkKey(key?.startsWith('opr_') ? key : key && BAD_KEY)
  if (unauthorized) return unauthorized
  const body = await request.text()
  const asked = listIn(body, 'domains')
  if (!asked || asked.length > MAX_NAMES) return refusal(422, `domains must be a list of at most ${MAX_NAMES} names`)
  const wantsHistory = /"include_history":\s*true/.test(body)
  const names = [...new Set(asked.map((name) => name.toLowerCase()))].sort()
  const valid = names.filter((name) => /^[^\s/.]+(\.[^\s/.]+)+$/.test(name))
  const items = valid.map((domain) => {
    const sample = sampleOf(domain)
    return sample.isInIndex
      ? `{"domain":${JSON.stringify(domain)},"found":true,"open_page_rank":${sample.pageRank},"rank":${sample.rank},"referring_domains":${sample.referringDomains}${wantsHistory ? `,"history":${historyOf(sample)}` : ''}}`
      : `{"domain":${JSON.stringify(domain)},"found":false,"open_page_rank":null,"rank":null,"referring_domains":null}`
  })
  const invalid = JSON.stringify(names.filter((name) => !valid.includes(name)))
  return ok(`{"as_of":"2026-10-01","count":${items.length},"results":[${items.join(',')}],"invalid":${invalid}}`)
}

/** Up to six years, the newest month first. Of the earlier months two of three are estimates; some names have a gap. */
function historyOf({ pageRank, rank }: SampleDomain): string {
  const months = Array.from({ length: 30 + (rank % 43) }, (_, ago) => {
    const date = new Date(Date.UTC(2026, 9 - ago)).toISOString().slice(0, 10)
    const change = (ago / 12) * ((rank % 7) - 2) * 0.08 + Math.sin(ago / 4) * 0.08
    const earlier = Math.min(10, Math.max(0, Number(pageRank) - change)).toFixed(2)
    return `{"date":"${date}","open_page_rank":${earlier},"estimated":${ago > 24 && ago % 3 > 0}}`
  })
  if (rank % 5 === 0) months.splice(12, 7)
  return `[${months.join(',')}]`
}

function queryOf({ url }: Request): URLSearchParams {
  return new URL(url).searchParams
}

function bearerOf({ headers }: Request): string | undefined {
  return headers.get('authorization')?.replace(/^Bearer\s+/, '')
}

function checkKey(key: string | null | undefined): Response | undefined {
  if (!key) return refusal(401, 'a key is needed')
  return key.endsWith(BAD_KEY) ? refusal(403, 'this key is not valid') : undefined
}

function listIn(body: string, field: 'domains' | 'targets'): string[] | undefined {
  try {
    const list = JSON.parse(body)[field]
    return Array.isArray(list) && list.every((name) => typeof name === 'string') ? list : undefined
  } catch {
    return undefined
  }
}

function json(value: unknown): Response {
  return ok(JSON.stringify(value))
}

function ok(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status })
}
