import { describe, expect, it } from 'vitest'
import { type LinkOptions, type Links, readLinks } from '@/app/tools/link-gap/reading/read-links'
import { NoColumn } from '@/components/backlinks/export-choice'
import { readTables } from '@/components/list-reading/read-tables'
import { InvalidInput } from '@/lib/errors'
import { xlsxOfRows, xlsxOfSheets } from '@/tests/support/inputs/workbook-rows'

async function readAll(text: string | Blob, options?: LinkOptions) {
  return readLinks(await readTables(new Blob([text])), options)
}

async function read(text: string | Blob, options?: LinkOptions): Promise<Links> {
  const [links] = await readAll(text, options)
  if (!links) throw new Error('Nothing was read.')
  return links
}

const AHREFS =
  'Domain\tDomain rating\tDofollow ref. domains\tDofollow linked domains\tTraffic\tLinks to target\tNew links\tLost links\tDofollow links\tFirst seen\tLost\n' +
  'a-blog.com\t54\t3\t4\t120\t3\t0\t0\t2\t2026-08-01 10:11:12\t\n' +
  'b-shop.de\t7.5\t3\t4\t120\t1\t0\t0\t0\t2026-09-01 10:11:12\t\n' +
  'c-gone.org\t30\t3\t4\t120\t1\t0\t1\t1\t2026-07-01 10:11:12\t2026-10-01 00:00:00\n'

describe('an export of referring domains', () => {
  it('gives each domain, its rating, whether a link is followed and when it was seen; lost ones are counted apart', async () => {
    const { kind, sites, leftOut, ratedBy, seenTitle, saysFollowed, rows } = await read(AHREFS)
    expect({ kind, ratedBy, seenTitle, saysFollowed, rows }).toEqual({
      kind: 'referring domains',
      ratedBy: 'Domain Rating',
      seenTitle: 'First seen',
      saysFollowed: true,
      rows: 3,
    })
    expect([...sites].map(([site, { link, rating }]) => [site, link.followed, link.page, link.seen, rating])).toEqual([
      ['a-blog.com', true, '', '2026-08-01', 54],
      ['b-shop.de', false, '', '2026-09-01', 7.5],
    ])
    expect(leftOut).toEqual({ lost: 1, notFollowed: 0, noSite: 0 })
  })

  it.each([
    [
      'Semrush',
      'Domain ascore,Domain,Backlinks,IP Address,Country,First seen,Last seen\n40,a.com,3,192.0.2.1,de,2026-01-02,2026-02-03',
    ],
    ['Moz', 'Linking Domains,own.com,,\n,,,\nRoot Domain,Domain Authority,Linking Domains,Spam Score\na.com,40,12,1'],
    ['Majestic', '"Position","Domain","TrustFlow","CitationFlow","MatchedLinks"\n1,"a.com",40,12,3'],
    ['SE Ranking', 'refdomain;backlinks;dofollow_backlinks;first_seen;domain_inlink_rank\na.com;3;2;2026-01-02;40'],
    ['Sistrix', 'Domain;Links;Sichtbarkeitsindex\na.com;3;40,0'],
    ['a French sheet', 'Domaine référent;Liens;DR\nwww.a.com;3;40'],
  ])('of %s is told by its columns', async (_product, text) => {
    const { kind, sites } = await read(text)
    expect(kind).toBe('referring domains')
    expect([...sites].map(([site, { rating }]) => [site, rating])).toEqual([['a.com', 40]])
  })

  it('may be the lines of a list', async () => {
    const { sites } = await read('a.com\nhttps://www.b.de/\nc.org\n')
    expect([...sites.keys()]).toEqual(['a.com', 'b.de', 'c.org'])
  })
})

describe('an export of backlinks', () => {
  const HEAD = 'Source url,Target url,Anchor,Nofollow,Sponsored,Ugc,First seen,Lost link'

  it('keeps the first followed link of a site, or else the first', async () => {
    const { sites, target, saysFollowed } = await read(
      [
        HEAD,
        'https://blog.a.com/1,https://own.com/,one,TRUE,FALSE,FALSE,2026-01-01,FALSE',
        'https://www.a.com/2,https://own.com/,two,FALSE,FALSE,FALSE,2026-01-02,FALSE',
        'https://a.com/3,https://www.own.com/x,three,FALSE,FALSE,FALSE,2026-01-03,FALSE',
        'https://b.com/1,https://other.com/,four,TRUE,TRUE,FALSE,2026-01-04,FALSE',
        'https://c.com/1,https://own.com/,five,FALSE,FALSE,FALSE,2026-01-05,TRUE',
        ',https://own.com/,six,FALSE,FALSE,FALSE,2026-01-05,FALSE',
      ].join('\n'),
    )
    expect(target).toBe('own.com')
    expect(saysFollowed).toBe(true)
    expect([...sites].map(([site, { link }]) => [site, link.page, link.anchor, link.followed, link.rel])).toEqual([
      ['a.com', 'https://www.a.com/2', 'two', true, ''],
      ['b.com', 'https://b.com/1', 'four', false, 'nofollow sponsored'],
    ])
  })

  it('leaves out what is not followed, if that is asked for, and counts it', async () => {
    const rows = [
      'https://a.com/1,https://own.com/,one,TRUE,FALSE,FALSE,,FALSE',
      'https://b.com/1,https://own.com/,two,FALSE,FALSE,TRUE,,FALSE',
      'https://c.com/1,https://own.com/,three,FALSE,FALSE,FALSE,,FALSE',
    ]
    const { sites, leftOut } = await read([HEAD, ...rows].join('\n'), { followedOnly: true })
    expect([...sites.keys()]).toEqual(['c.com'])
    expect(leftOut.notFollowed).toBe(2)
  })

  it('is counted whole where it does not say what is followed', async () => {
    const text = 'Linking page,Last crawled\nhttps://a.com/1,2026-01-01\nhttps://b.com/1,2026-01-02'
    const { sites, saysFollowed, seenTitle, kind } = await read(text, { followedOnly: true })
    expect([[...sites.keys()], saysFollowed, seenTitle, kind]).toEqual([
      ['a.com', 'b.com'],
      false,
      'Last crawled',
      'backlinks',
    ])
  })

  it('is read from a workbook below title rows, with German names', async () => {
    const file = xlsxOfRows([
      ['Backlinks', 'own.com', '', ''],
      ['Stand', '1.8.2026', '', ''],
      ['Verlinkende Seite', 'Zielseite', 'Ankertext', 'Nofollow'],
      ['https://a.com/1', 'https://own.com/', 'Schuhe', 'ja'],
      ['https://b.com/1', 'https://own.com/', 'hier', 'nein'],
    ])
    const { sites, target } = await read(new Blob([file]))
    expect(target).toBe('own.com')
    expect([...sites].map(([site, { link }]) => [site, link.anchor, link.followed])).toEqual([
      ['a.com', 'Schuhe', false],
      ['b.com', 'hier', true],
    ])
  })
})

describe('a file that is none', () => {
  it.each([
    ['an empty one', '', /empty/, InvalidInput],
    ['a header alone', 'Source url,Target url,Anchor\n', /no rows/, InvalidInput],
    [
      'anchors',
      'Anchor,Ref. domains,Links to target\nown shoes,3,4\nhttps://own.com,1,1\nhere,2,2',
      /linking pages or domains/,
      NoColumn,
    ],
    [
      'the pages that are linked to',
      'Target page,Incoming links\nhttps://own.com/a,3\nhttps://own.com/b,4',
      /linked to/,
      NoColumn,
    ],
    ['a letter', 'Dear Ann,\nthank you for the map.\nBest, Bob', /linking pages or domains/, InvalidInput],
  ])('%s is refused with what to do', async (_name, text, message, error) => {
    await expect(read(text)).rejects.toThrow(error)
    await expect(read(text)).rejects.toThrow(message)
  })
})

describe('columns that somebody chose', () => {
  const MENTIONS =
    'Source,Seen at,Words,Score\nhttps://own.com/a,https://a.com/x,shoes,7\nhttps://own.net/b,https://b.com/y,boots,9\n'
  const chosen = { sheet: 0, header: 0, columns: { source: 1, target: 0, anchor: 2, rating: 3 } }

  it('are read in place of those that were found, and shown', async () => {
    expect([...(await read(MENTIONS)).sites.keys()]).toEqual(['own.com', 'own.net'])
    const { sites, target, ratedBy, view } = await read(MENTIONS, { choice: chosen })
    expect([...sites].map(([site, { link, rating }]) => [site, link.page, link.anchor, rating])).toEqual([
      ['a.com', 'https://a.com/x', 'shoes', 7],
      ['b.com', 'https://b.com/y', 'boots', 9],
    ])
    expect({ target, ratedBy }).toEqual({ target: 'own.com', ratedBy: 'Score' })
    expect(view).toMatchObject({ used: chosen.columns, columns: ['Source', 'Seen at', 'Words', 'Score'], header: 0 })
  })

  it('are never refused, so that they can be changed again', async () => {
    const { sites, leftOut } = await read(MENTIONS, { choice: { ...chosen, columns: { source: 2 } } })
    expect([sites.size, leftOut.noSite]).toEqual([0, 2])
    const { rows } = await read(MENTIONS, { choice: { sheet: 0, header: 2 } })
    expect(rows).toBe(0)
  })

  it('are of the chosen sheet', async () => {
    const tables = await readTables(
      new Blob([
        xlsxOfSheets(
          ['a.com', 'b.com'].map((host) => [
            ['Source url', 'Target url'],
            [`https://${host}/`, 'https://own.com/'],
          ]),
        ),
      ]),
    )
    const [links] = readLinks(tables, { choice: { sheet: 1 } })
    const { sites, view } = links ?? { sites: new Map() }
    expect([...sites.keys()]).toEqual(['b.com'])
    expect(view).toMatchObject({ sheet: 1, sheets: [{ name: 'Sheet 1' }, { name: 'Sheet 2' }] })
  })
})
