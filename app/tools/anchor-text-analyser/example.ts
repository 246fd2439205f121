/** How many different sites use a text, and how. */
interface Group {
  text: string
  sites: number
  page?: string
  isFollowed?: boolean
}

const WORDS = 'lauf berg tal wald pfad stein quelle wind moos kamm'.split(' ')

/** A shop with an export in the form of Ahrefs. Invented: names under `.example` are nobody's (RFC 2606). */
function shopOf(domain: string, brands: string, groups: readonly Group[]) {
  const rows = groups.flatMap(({ text, sites, page = '', isFollowed = true }, group) =>
    Array.from({ length: sites }, (_, at) => {
      const [first, second] = [WORDS[at % WORDS.length], WORDS[(group * 3 + at) % WORDS.length]]
      const source = `https://${first}-${second}-${group}.example/post-${at}`
      return [`A post on ${second}`, source, `https://${domain}/${page}`, text, 'text', String(!isFollowed)].join('\t')
    }),
  )
  const head = 'Referring page title\tReferring page URL\tTarget URL\tAnchor\tType\tNofollow'
  return { domain, brands, rows: { text: [head, ...rows].join('\n') } }
}

/** Two invented shops: the first has bought its links, the second has not. */
export const EXAMPLE_EXPORTS = [
  shopOf('harzpfad.example', 'Harzpfad Shoes', [
    { text: 'Harzpfad Shoes', sites: 9 },
    { text: 'buy running shoes online', sites: 8, page: 'shop' },
    { text: 'trail running shoes', sites: 6, page: 'shop' },
    { text: 'harzpfad.example', sites: 4 },
    { text: 'here', sites: 2, page: 'sizes', isFollowed: false },
    { text: 'how a sole is glued', sites: 1, page: 'sizes' },
  ]),
  shopOf('talwind.example', 'Talwind', [
    { text: 'Talwind', sites: 10 },
    { text: 'https://talwind.example/lab/soles', sites: 7, page: 'lab/soles' },
    { text: 'the Talwind sole test', sites: 4, page: 'lab/soles' },
    { text: 'Forty soles after 500 kilometres', sites: 3, page: 'lab/soles' },
    { text: 'this test', sites: 3, page: 'lab/soles', isFollowed: false },
    { text: 'trail running shoes', sites: 1 },
  ]),
]
