import { describe, expect, it } from 'vitest'
import { readExport } from '@/app/tools/anchor-text-analyser/reading/read-export'
import { readTables } from '@/components/list-reading/read-tables'

/** The numbers of followed links of links with these cells in a column of this name. */
async function followed(title: string, cells: readonly string[]): Promise<(number | undefined)[]> {
  const rows = cells.map((cell, at) => `https://a.com/${at}\thttps://own.com/\tshoes ${at}\t${cell}`)
  const file = new Blob([[`Source URL\tTarget URL\tAnchor\t${title}`, ...rows].join('\n')])
  const { anchors } = readExport(await readTables(file), { brands: [], keywords: [], domain: '' })
  return cells.map((_, at) => anchors.find(({ text }) => text === `shoes ${at}`)?.followed)
}

const YES = ['true', 'TRUE', 'yes', '1', '1.0', '1,0', 'x', '✓', 'WAHR', 'vrai', 'Ja', 'Evet', 'ano', 'はい', '是']
const NO = [
  '✖️',
  '×',
  'false',
  'FALSE',
  'no',
  '0',
  '0.0',
  '0,0',
  'FALSCH',
  'nein',
  'non',
  'nej',
  'HAYIR',
  'ne',
  'いいえ',
  '否',
]
const FOLLOWED = [
  'dofollow',
  'DoFollow',
  'do-follow',
  'do follow',
  'follow',
  'Followed',
  'nofollow=FALSE',
  'rel: follow',
]
const NOT_FOLLOWED = [
  'nofollow',
  'NoFollow',
  'no-follow',
  'no follow',
  'not followed',
  'rel="nofollow"',
  'nofollow ugc sponsored',
  'ugc',
  'sponsored, noopener',
  'dofollow=false',
]
const FOLLOW_TITLES = [
  'Follow',
  'Dofollow',
  'is_dofollow',
  'Do-follow?',
  'DoFollow link',
  'isFollow',
  'Followed',
  'Follow/Nofollow',
]
const NOFOLLOW_TITLES = [
  'Nofollow',
  'is_nofollow',
  'No-follow',
  'FlagNoFollow',
  'Link nofollow',
  'isNoFollow',
  'Only rel=nofollow',
]
const TITLES_OF_WORDS = [
  'Status',
  'attr',
  'DF/NF',
  'Kind of link',
  'Type',
  'Link Type',
  'Rel',
  'rel attribute',
  'Link attribute',
  'Follow type',
]

const all = (cells: readonly string[], links: number | undefined) => cells.map(() => links)

describe('a link is followed or not', () => {
  it.each(FOLLOW_TITLES)('by a yes or a no below %s', async (title) => {
    expect(await followed(title, YES)).toEqual(all(YES, 1))
    expect(await followed(title, NO)).toEqual(all(NO, 0))
  })

  it.each(NOFOLLOW_TITLES)('by the opposite below %s', async (title) => {
    expect(await followed(title, YES)).toEqual(all(YES, 0))
    expect(await followed(title, NO)).toEqual(all(NO, 1))
  })

  it.each([...FOLLOW_TITLES, ...NOFOLLOW_TITLES, ...TITLES_OF_WORDS])(
    'by its word, the same below %s',
    async (title) => {
      expect(await followed(title, FOLLOWED)).toEqual(all(FOLLOWED, 1))
      expect(await followed(title, NOT_FOLLOWED)).toEqual(all(NOT_FOLLOWED, 0))
    },
  )

  it.each([
    ['Type', 'text'],
    ['Type', 'Sponsored post'],
    ['Link Type', 'Guest post'],
    ['Follow', 'unknown'],
    ['Follow-up', 'yes'],
    ['Followers', '1200'],
    ['Status', 'OK'],
    ['Remarks', 'asked for a dofollow link in their guest post last year'],
  ])('unless the export does not say: %s is %s', async (title, cell) => {
    expect(await followed(title, [cell])).toEqual([undefined])
  })

  it.each([
    ['Nofollow', ''],
    ['Rel', ''],
    ['Rel', 'noopener noreferrer'],
    ['Sponsored', 'no'],
  ])('and is followed where nothing is set: %s is %j', async (title, cell) => {
    expect(await followed(title, [cell])).toEqual([1])
  })
})

describe('a list of anchors', () => {
  const read = async (csv: string) =>
    readExport(await readTables(new Blob([csv])), { brands: [], keywords: [], domain: '' })

  it.each([
    ['Dofollow', '4', 4],
    ['Dofollow links', '4.0', 4],
    ['Nofollow', '6', 4],
    ['NoFollow Links', '6.0', 4],
    ['Dofollow', 'yes', 10],
    ['Nofollow', 'TRUE', 0],
    ['Followed links', '99', 10],
  ])('has followed links by a column %s of %s', async (title, cell, links) => {
    const { followed } = await read(`Anchor,Domains,Backlinks,${title}\nshoes,3,10,${cell}\n`)
    expect(followed).toBe(links)
  })
})
