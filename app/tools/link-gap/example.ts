const WORDS = 'lauf berg tal wald pfad stein quelle wind moos kamm'.split(' ')
const SITES = 70

const SHOPS = [
  { domain: 'velo-archive.example', anchor: 'Velo Archive' },
  { domain: 'talrad.example', anchor: 'the Talrad frame test' },
  { domain: 'kurbelwerk.example', anchor: 'Kurbelwerk' },
  { domain: 'speichenhof.example', anchor: 'how a wheel is trued' },
]

/** An export in the form of Ahrefs. Invented: names under `.example` are nobody's (RFC 2606). */
function exportOf({ domain, anchor }: (typeof SHOPS)[number], shop: number): string {
  const row = (page: string, rating: number, isNofollow: boolean) =>
    [page, rating, `https://${domain}/`, anchor, isNofollow].join('\t')
  const rows = Array.from({ length: SITES }, (_, site) => site).flatMap((site) => {
    const rating = 8 + ((site * 37) % 71)
    // The better known a site is, the more shops it links to.
    if ((site * (3 + 2 * shop)) % 13 > 1 + rating / 14) return []
    const name = `${WORDS[site % 10]}-${WORDS[(site * 7 + 3) % 10]}-${site}.example`
    return row(`https://${name}/post-${site}`, rating, site % 9 === 4)
  })
  const video = row('https://www.youtube.com/watch?v=example', 99, true)
  return [
    'Referring page URL\tDomain rating\tTarget URL\tAnchor\tNofollow',
    ...rows,
    ...(shop === 0 ? [] : [video]),
  ].join('\n')
}

/** The invented shop that asks, and three rivals. */
export const EXAMPLE = {
  view: 'gap',
  site: 'velo-archive.example',
  exports: SHOPS.map((shop, at) => ({ whose: '', rows: { text: exportOf(shop, at) } })),
  least: '2',
  followedOnly: false,
}
