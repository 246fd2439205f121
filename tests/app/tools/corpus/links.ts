/** One link of the invented profile that every file of the corpus holds. */
export interface CorpusLink {
  url: string
  anchor: string
  target: string
  isFollowed: boolean
  name: string
  note: string
  value: number
}

const HOSTS = [
  'www.laufblog.de',
  'news.example.co.uk',
  'shop.beispiel.at',
  'trail-magazine.fr',
  'jane.blogspot.com',
  'joe.blogspot.com',
  'blog.trail-magazine.fr',
  'xn--mnchen-3ya.de',
  'outdoor.com.au',
  'user.github.io',
  'www.city.kobe.jp',
  'laufblog.de',
]
const ANCHORS = ['Laufschuhe', 'trail shoes', 'Müller & Söhne', 'cliquez ici', 'own.com', 'hier klicken, bitte', '']
const NOTES = ['', 'two\r\nlines', 'say "hi"; then, wait', 'a | b', 'ça va', '=1+1']

/** Deterministic, so that the corpus is the same each time it is written. */
export const LINKS: readonly CorpusLink[] = Array.from({ length: 24 }, (_, index) => ({
  url: `https://${HOSTS[(5 * index) % HOSTS.length]}/post/${index}`,
  anchor: ANCHORS[(3 * index) % ANCHORS.length] ?? '',
  target: `https://own.com/${index % 4}`,
  isFollowed: index % 3 !== 0,
  name: ['Ann Müller', 'Bob', 'Zoë'][index % 3] ?? '',
  note: NOTES[index % NOTES.length] ?? '',
  value: index + 0.25,
}))
