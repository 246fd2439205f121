import { describe, expect, it } from 'vitest'
import { domainRating, pageRank, pageRankBulk } from '@/lib/samples/responses'
import { KNOWN_DOMAINS } from '@/lib/samples/sample-domains'

interface Sample {
  rating: number
  pageRank: number | null
  rank: number | null
  referringDomains: number | null
}

const URL_OF = 'https://provider.example/'

async function bodyOf(response: Response) {
  expect(response.status).toBe(200)
  return response.json()
}

const post = (list: object, key: string) =>
  new Request(URL_OF, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(list) })

/** The numbers of the names by the two interfaces that take lists, in the order of the names. */
async function samplesOf(names: readonly string[]): Promise<Sample[]> {
  const samples = new Map<string, Sample>()
  for (let from = 0; from < names.length; from += 100) {
    const part = names.slice(from, from + 100)
    const { domain_rating } = await bodyOf(await domainRating(post({ targets: part }, 'sample')))
    const { results } = await bodyOf(await pageRankBulk(post({ domains: part }, 'opr_sample')))
    const ratings = new Map<string, number>()
    for (const { target, domain_rating: rating } of domain_rating.targets) ratings.set(target.slice(0, -1), rating)
    for (const { domain, open_page_rank, rank, referring_domains } of results) {
      const rating = ratings.get(domain) ?? Number.NaN
      samples.set(domain, { rating, pageRank: open_page_rank, rank, referringDomains: referring_domains })
    }
  }
  return names.map((name) => samples.get(name) ?? expect.fail(name))
}

const FIRST = ['green', 'daily', 'north']
const SECOND = ['garden', 'kitchen', 'travel', 'runner', 'craft', 'money', 'pets', 'bikes', 'books', 'coffee']
const LAST = ['blog', 'mag', 'guide', 'hub', 'notes', 'lab', 'club', 'news', 'post', 'life']
const ENDING = ['.com', '.co.uk', '.org', '.net', '.de', '.io', 'online.com', '-uk.com', '24.com', '.blog']
const MADE_UP = FIRST.flatMap((a) => SECOND.flatMap((b) => LAST.flatMap((c) => ENDING.map((d) => a + b + c + d))))

const samples = await samplesOf(MADE_UP)
const indexed = samples.filter((sample) => sample.pageRank !== null) as Record<keyof Sample, number>[]
const known = (await samplesOf([...KNOWN_DOMAINS.keys()])) as typeof indexed

describe('of the known and the made-up names', () => {
  it('the better PageRank has the better rank', () => {
    const byRank = [...indexed, ...known].toSorted((a, b) => a.rank - b.rank)
    const pageRanks = byRank.map((sample) => sample.pageRank)
    expect(pageRanks).toEqual(pageRanks.toSorted((a, b) => b - a))
    expect(new Set(known.map(({ rank }) => rank)).size).toBe(known.length)
  })

  it('all numbers are on their scales', () => {
    const isOn = (value: number, decimals: number, highest: number) =>
      value === Number(value.toFixed(decimals)) && value >= 0 && value <= highest
    const off = [...indexed, ...known].filter(
      ({ rating, pageRank, rank, referringDomains }) =>
        !(isOn(rating, 1, 100) && isOn(pageRank, 2, 10) && isOn(rank, 0, 1e7) && isOn(referringDomains, 0, 2e7)) ||
        rank * referringDomains === 0,
    )
    expect(off).toEqual([])
  })
})

it('every row has a name that is asked for, and two decimals as the providers write them', () => {
  for (const { name, pageRank } of KNOWN_DOMAINS.values()) {
    expect(name).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    expect(pageRank).toMatch(/^\d+\.\d\d$/)
  }
})

const SOME = ['github.com', 'rhs.org.uk', 'no-such-site.example', ...MADE_UP.slice(0, 40)]

it('a name has the same numbers by either interface, again, in capitals and with www.', async () => {
  const samples = await samplesOf(SOME)
  expect(await samplesOf(SOME)).toEqual(samples)
  for (const [index, name] of SOME.entries()) {
    const written = `WWW.${name.toUpperCase()}`
    const rated = new Request(`${URL_OF}?output=json&target=${written}`, {
      headers: { authorization: 'Bearer sample' },
    })
    const ranked = new Request(`${URL_OF}?domains[0]=${written}`, { headers: { 'api-opr': 'sample' } })
    const { domain_rating } = await bodyOf(await domainRating(rated))
    const { response } = await bodyOf(await pageRank(ranked))
    const { rating, pageRank: decimal, rank } = samples[index] as Sample
    expect(domain_rating.domain_rating, name).toBe(rating)
    const found = decimal !== null
    expect(response, name).toEqual([
      expect.objectContaining({
        status_code: found ? 200 : 404,
        page_rank_decimal: decimal ?? 0,
        rank: found ? String(rank) : null,
      }),
    ])
  }
})

it('no name that begins with no-such- or stands under .example is in the index, because docs and tests say so', async () => {
  const some = MADE_UP.slice(0, 50)
  const names = [
    'no-such-site.example',
    ...some.map((name) => `no-such-${name}`),
    ...some.map((name) => `${name}.example`),
  ]
  for (const sample of await samplesOf(names)) expect(sample).toMatchObject({ pageRank: null, rank: null })
})
