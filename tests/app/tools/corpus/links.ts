/** One link of the invented profile that every file of the corpus has. */
export interface CorpusLink {
  /** The registrable domain of the linking page, or its own site on a hosting platform. */
  site: string
  anchor: string
  isFollowed: boolean
}

const SITES = [
  'laufblog.de',
  'joe.blogspot.com',
  'city.kobe.jp',
  'trail-magazine.fr',
  'outdoor.com.au',
  'example.co.uk',
  'trail-magazine.fr',
  'laufblog.de',
  'jane.blogspot.com',
  'user.github.io',
  'beispiel.at',
  'xn--mnchen-3ya.de',
]
const ANCHORS = ['Laufschuhe', 'cliquez ici', '', 'Müller & Söhne', 'hier klicken, bitte', 'trail shoes', 'own.com']

/** In the order of the files' rows. */
export const LINKS: readonly CorpusLink[] = Array.from({ length: 24 }, (_, row) => ({
  site: SITES[row % SITES.length] ?? '',
  anchor: ANCHORS[row % ANCHORS.length] ?? '',
  isFollowed: row % 3 !== 0,
}))
