import { isSharedSuffix } from '@/lib/domain/registrable-name'

/** Invented but plausible numbers about one domain. */
export interface SampleDomain {
  name: string
  isInIndex: boolean
  /** 0–100, with at most one decimal. */
  rating: number
  /** 0–10, as the text that both interfaces answer: with two decimals. */
  pageRank: string
  rank: number
  referringDomains: number
}

const ROWS: [name: string, rating: number, pageRank: string, rank: number, referringDomains: number][] = [
  ['google.com', 99, '10.00', 1, 8_844_231],
  ['youtube.com', 99, '9.88', 3, 10_751_490],
  ['facebook.com', 100, '9.93', 2, 7_937_467],
  ['x.com', 94, '8.02', 40, 4_062_463],
  ['twitter.com', 99, '9.47', 4, 11_176_896],
  ['linkedin.com', 98, '8.96', 7, 6_023_102],
  ['wikipedia.org', 97, '9.01', 6, 6_864_362],
  ['apple.com', 97, '8.52', 18, 7_216_974],
  ['microsoft.com', 96, '8.61', 12, 4_832_125],
  ['github.com', 96, '8.33', 23, 6_124_016],
  ['wordpress.com', 95, '7.82', 62, 4_293_668],
  ['reddit.com', 95, '7.37', 133, 5_861_062],
  ['vimeo.com', 96, '7.69', 72, 4_046_725],
  ['tiktok.com', 95, '6.98', 290, 5_974_245],
  ['medium.com', 94, '6.93', 360, 4_672_285],
  ['blogspot.com', 94, '7.55', 109, 4_037_381],
  ['cloudflare.com', 95, '7.28', 171, 6_017_467],
  ['mozilla.org', 94, '7.49', 111, 4_175_407],
  ['adobe.com', 95, '7.61', 96, 4_720_653],
  ['yahoo.com', 94, '7.32', 170, 5_366_770],
  ['bing.com', 92, '6.64', 617, 2_486_106],
  ['netflix.com', 92, '6.42', 877, 2_911_120],
  ['spotify.com', 93, '6.79', 416, 3_643_891],
  ['paypal.com', 93, '6.57', 657, 2_817_239],
  ['bbc.co.uk', 93, '7.11', 212, 3_663_981],
  ['theguardian.com', 94, '7.04', 275, 3_787_730],
  ['wired.com', 91.5, '6.21', 1284, 2_794_914],
  ['techcrunch.com', 91.8, '6.24', 1277, 3_609_470],
  ['theverge.com', 91.6, '6.17', 1451, 3_103_761],
  ['mit.edu', 93, '6.86', 363, 2_631_938],
  ['stanford.edu', 93, '6.78', 438, 2_707_518],
  ['europa.eu', 95, '7.21', 191, 6_144_289],
  ['w3.org', 93, '7.42', 119, 3_808_211],
  ['ietf.org', 87, '5.78', 2714, 1_255_503],
  ['archive.org', 94, '7.01', 276, 3_194_219],
  ['creativecommons.org', 94, '7.18', 195, 4_490_436],
  ['gnu.org', 92, '6.48', 803, 2_771_094],
  ['python.org', 92, '6.31', 1067, 2_981_420],
  ['react.dev', 84, '4.70', 23_941, 954_350],
  ['vercel.com', 90, '5.31', 6945, 2_332_781],
  ['stackoverflow.com', 92, '6.39', 984, 4_221_880],
  ['stackexchange.com', 91, '5.97', 1981, 2_270_870],
  ['npmjs.com', 91, '5.90', 2256, 2_768_639],
  ['gitlab.com', 90.7, '5.86', 2629, 3_360_909],
  ['bitbucket.org', 90, '5.75', 3229, 2_010_407],
  ['dropbox.com', 93, '6.53', 762, 4_608_302],
  ['salesforce.com', 91.7, '5.99', 1980, 3_897_206],
  ['stripe.com', 91, '5.70', 3462, 2_731_683],
  ['zendesk.com', 90.5, '5.73', 3459, 3_047_277],
  ['ahrefs.com', 91, '5.26', 7429, 1_990_588],
  ['semrush.com', 91, '5.33', 6889, 2_109_466],
  ['moz.com', 91, '5.59', 4237, 3_502_460],
  ['searchengineland.com', 90, '5.41', 6009, 1_826_080],
  ['backlinko.com', 89, '4.96', 14_564, 2_062_187],
  ['typeform.com', 90, '5.21', 8190, 2_168_269],
  ['substack.com', 91, '5.54', 4296, 3_133_641],
  ['ghost.org', 86, '5.05', 10_740, 1_397_111],
  ['tumblr.com', 94, '7.07', 274, 3_244_542],
  ['css-tricks.com', 86, '5.14', 9245, 1_063_989],
  ['smashingmagazine.com', 89, '5.46', 5393, 1_887_821],
  ['dev.to', 88, '4.99', 11_971, 1_500_312],
  ['producthunt.com', 90.6, '5.39', 6415, 2_551_669],
  ['example.com', 92, '5.23', 8188, 2_817_624],
  ['example.org', 84, '4.79', 18_972, 1_071_399],
  ['example.net', 78, '4.41', 40_607, 512_502],
  ['user.github.io', 0.4, '2.07', 3_283_388, 7],
  ['ycombinator.com', 90, '5.22', 8189, 2_960_137],
  ['instagram.com', 98, '9.21', 5, 9_021_330],
  ['amazon.com', 96, '8.22', 29, 5_104_617],
  ['pinterest.com', 96, '8.11', 36, 5_512_804],
  ['nytimes.com', 95, '7.92', 51, 4_702_118],
  ['forbes.com', 94, '7.63', 90, 4_410_275],
  ['shopify.com', 95, '7.14', 205, 5_020_944],
  ['etsy.com', 93, '6.61', 640, 3_204_872],
  ['hubspot.com', 93, '6.44', 850, 3_320_461],
  ['healthline.com', 92, '6.19', 1390, 2_420_760],
  ['lonelyplanet.com', 91, '5.93', 2190, 2_010_935],
  ['bbcgoodfood.com', 88, '5.34', 6880, 1_104_612],
  ['nationaltrust.org.uk', 84, '4.83', 17_906, 902_377],
  ['rhs.org.uk', 83, '4.66', 26_310, 820_164],
  ['gardenersworld.com', 79, '4.52', 33_947, 548_920],
]

/** The domains with a row, by name. */
export const KNOWN_DOMAINS: ReadonlyMap<string, SampleDomain> = new Map(
  ROWS.map(([name, rating, pageRank, rank, referringDomains]) => [
    name,
    { name, isInIndex: true, rating, pageRank, rank, referringDomains },
  ]),
)

/** The numbers of any domain: its row's, or invented from its name. */
export function sampleOf(domain: string): SampleDomain {
  const name = domain.toLowerCase().replace(/^www\./, '')
  return KNOWN_DOMAINS.get(name) ?? inventedFrom(name)
}

/** The ratings between the tenths of all invented domains, weakest first. The weakest tenth is not in the index. */
const RATINGS = [0, 0.6, 5, 11, 18, 25, 32, 40, 49, 60, 76]

/** Docs and tests name these. Nobody has a site under .example, but the tools take no name there. */
const NEVER_IN_INDEX = /^no-such-|\.example$/

function inventedFrom(name: string): SampleDomain {
  const hash = hashOf(name)
  // The high bits say how strong the domain is. The low bits set it apart from others as strong, by -0.5 to 0.5.
  const strength = (hash / 2 ** 32) * 10
  const variation = (hash % 1_000) / 1_000 - 0.5
  const tenth = NEVER_IN_INDEX.test(name) ? 0 : Math.min(Math.floor(strength), isOnPlatform(name) ? 1 : 9)
  const [from = 0, to = from] = RATINGS.slice(tenth)
  const rating = from + (to - from) * (strength % 1)
  const pageRank = 2 + 0.028 * rating + 0.5 * variation
  return {
    name,
    isInIndex: tenth > 0,
    rating: Math.round(rating * 10) / 10,
    pageRank: pageRank.toFixed(2),
    // The line through the logarithms of the two weakest rows, so that no invented rank contradicts a row.
    rank: Math.round(10 ** (8.204 - 0.8153 * pageRank)),
    // The line through the rows.
    referringDomains: Math.round(10 ** (0.8 + 0.062 * rating + 0.4 * variation)),
  }
}

/** A stranger's site on a hosting platform, such as `name.github.io`, is weak whatever the platform is. */
function isOnPlatform(name: string): boolean {
  return isSharedSuffix(name.slice(name.indexOf('.') + 1))
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}
