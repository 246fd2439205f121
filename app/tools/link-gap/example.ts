const WORDS = 'lauf berg tal wald pfad stein quelle wind moos kamm'.split(' ')
const SITES = 60

/** Which of the invented sites link to a shop, and whether the link is followed. */
interface Shop {
  domain: string
  /** A site links if its number leaves one of these rests, divided by 12. */
  rests: readonly number[]
  anchor: string
}

const SHOPS: readonly Shop[] = [
  { domain: 'velo-archive.example', rests: [0, 5, 7], anchor: 'Velo Archive' },
  { domain: 'talrad.example', rests: [0, 1, 2, 3, 5, 8], anchor: 'the Talrad frame test' },
  { domain: 'kurbelwerk.example', rests: [0, 1, 2, 4, 9], anchor: 'Kurbelwerk' },
  { domain: 'speichenhof.example', rests: [0, 1, 3, 4, 6], anchor: 'how a wheel is trued' },
]

/** An export in the form of Ahrefs. Invented: names under `.example` are nobody's (RFC 2606). */
function exportOf({ domain, rests, anchor }: Shop): string {
  const rows = Array.from({ length: SITES }, (_, site) => site).flatMap((site) => {
    if (!rests.includes(site % 12)) return []
    const name = `${WORDS[site % 10]}-${WORDS[(site * 7 + 3) % 10]}-${site}.example`
    const rating = 8 + ((site * 37) % 71)
    return [`https://${name}/post-${site}`, rating, `https://${domain}/`, anchor, String(site % 9 === 4)].join('\t')
  })
  return ['Referring page URL\tDomain rating\tTarget URL\tAnchor\tNofollow', ...rows].join('\n')
}

/** The invented shop that asks, and three rivals. */
export const EXAMPLE = {
  view: 'gap',
  site: 'velo-archive.example',
  exports: SHOPS.map((shop) => ({ whose: '', rows: { text: exportOf(shop) } })),
  least: '2',
  followedOnly: false,
}
