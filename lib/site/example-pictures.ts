const SMALL = { width: 480, height: 360 }

/** Pictures of what the tools show for an example. `npm run pictures` takes them. Sizes are CSS pixels. */
export const examplePictures = {
  'prospect-list-cleaner': {
    ...SMALL,
    alt: 'The entries that were dropped from a list, each with its line and the reason.',
    caption: 'a list of seven rows, cleaned',
  },
  'search-operators': {
    ...SMALL,
    alt: 'Search queries for guest posts, each with a button that copies it.',
    caption: 'queries for two topics',
  },
  'domain-rating-checker': {
    ...SMALL,
    alt: 'A table of domains with the Domain Rating of each, as a number and as a bar.',
    caption: 'four domains, invented ratings',
  },
  'pagerank-checker': {
    ...SMALL,
    alt: 'The PageRank of one domain, with its rank and its referring domains.',
    caption: 'one domain, invented numbers',
  },
  'compare-domains': {
    ...SMALL,
    alt: 'The PageRank of three domains from 2023 to 2026, as one line each.',
    caption: 'three domains, invented numbers',
  },
  'link-gap': {
    ...SMALL,
    alt: 'The sites that link to several of three rivals, each with its number of rivals and its linking pages.',
    caption: 'four invented bicycle shops',
  },
  'anchor-text-analyser': {
    ...SMALL,
    alt: 'The anchors of two sites by type, as bars side by side.',
    caption: 'two invented shoe shops',
  },
  'outreach-email-checker': {
    ...SMALL,
    alt: 'A pitch with its empty merge field, tired phrases and shortened link marked in the text.',
    caption: 'an invented pitch',
  },
  review: {
    width: 560,
    height: 420,
    alt: 'One site of a list with its facts, buttons to keep or skip it, a reason and a note.',
    caption: 'the third of eleven invented sites',
  },
  'e-mail-and-list': {
    ...SMALL,
    alt: 'An e-mail that begins “Hi Info”, with “Info” marked as a role or a team.',
    caption: 'the first fault in an invented list',
  },
  'links-by-now': {
    ...SMALL,
    alt: 'Two sites on a list that link to a shop now, with the linking pages and anchors; one link is nofollow.',
    caption: 'three sites and an invented shop’s export',
  },
  'your-lists': {
    ...SMALL,
    alt: 'A saved list with its day, its size and the number of its sites, and a button that opens it.',
    caption: 'one saved list',
  },
} as const

export type PictureName = keyof typeof examplePictures

export const pictureNames = Object.keys(examplePictures) as PictureName[]

/** The picture of a tool's page. A new tool has none until it is taken. */
export function pictureOf(path: string): PictureName | undefined {
  return pictureNames.find((name) => path === `/tools/${name}`)
}

export type ColorScheme = 'light' | 'dark'

export function picturePath(name: PictureName, scheme: ColorScheme): `/${string}` {
  return `/pictures/${name}-${scheme}.webp`
}
