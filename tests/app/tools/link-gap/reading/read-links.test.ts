import { strToU8, zipSync } from 'fflate'
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
    expect(leftOut).toEqual({ lost: 1, notFollowed: 0, noSite: 0, noLink: 0 })
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

  it('counts no rows that a reader cannot click, and says how many', async () => {
    const rows = ['text', 'canonical', 'image', 'redirect'].map(
      (type) => `https://${type}.com/1,https://own.com/,one,${type}`,
    )
    const { sites, leftOut } = await read(['Source url,Target url,Anchor,Type', ...rows].join('\n'))
    expect([[...sites.keys()], leftOut.noLink]).toEqual([['text.com', 'image.com', 'redirect.com'], 1])
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

const sitesIn = ({ sites }: Links) => [...sites.keys()].join(' ')
const ownersOf = (all: readonly Links[]) => all.map((links) => [links.target ?? links.name, sitesIn(links)])
const zipOf = (files: Readonly<Record<string, string>>) =>
  new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))])

describe('a file with the links to several sites', () => {
  it.each([
    [
      'by its targets, of which a rare one is an old address',
      [
        'Source url,Target url,Anchor',
        ...Array.from({ length: 120 }, (_, at) => `https://a${at}.com/x,https://acme.com/,x`),
        'https://z1.com/x,https://zenith.com/,x',
        'https://a0.com/x,https://zenith.com/b,x',
        'https://old.com/x,https://acme-1999.com/,x',
      ].join('\n'),
      [
        ['acme.com', 121],
        ['zenith.com', 2],
      ],
    ],
    [
      'by a column of rivals before that of the sites',
      'Target domain,Referring domain,DR\nacme.com,a.com,5\nzenith.com,b.com,6\nzenith.com,a.com,5',
      [
        ['zenith.com', 2],
        ['acme.com', 1],
      ],
    ],
    [
      'by its sheets, whose columns may differ',
      xlsxOfSheets([
        [['Domain', 'DR'], ...['a.com', 'b.com'].map((site) => [site, '5'])],
        [['Source url', 'Anchor'], ...['a.com', 'c.com', 'd.com'].map((site) => [`https://${site}/x`, 'here'])],
      ]),
      [
        ['Sheet 1', 2],
        ['Sheet 2', 3],
      ],
    ],
    [
      'by the names of its packed files',
      zipOf({
        'ahrefs-acme.com-refdomains.csv': 'Domain,DR\na.com,5\nb.com,6',
        'Zenith.csv': 'Domain,DR\na.com,5',
      }),
      [
        ['acme.com', 2],
        ['Zenith', 1],
      ],
    ],
    [
      'and two reports on one of them, of which the one with more sites is read',
      zipOf({
        'backlinks.csv': `Source url,Target url${'\nhttps://a.com/x,https://acme.com/'.repeat(9)}`,
        'referring-domains.csv': 'Domain,DR\na.com,5\nb.com,6',
      }),
      [['acme.com', 2]],
    ],
  ])('is told %s', async (_how, file, owners) => {
    const all = await readAll(new Blob([file]), { isSplit: true })
    expect(all.map((links) => [links.target ?? links.name, links.sites.size])).toEqual(owners)
    // Where one export is asked for, all of its rows are that one.
    expect(await readAll(new Blob([file]))).toHaveLength(1)
  })

  it('leaves a table of notes out', async () => {
    const notes = [
      ['Made for', 'https://own.com'],
      ['By', 'https://agency.com'],
      ['', 'https://agency.com/x'],
    ]
    const rows = ['acme.com', 'zenith.com', 'acme.com'].map((site, at) => [`https://a${at}.com/x`, `https://${site}/`])
    const file = new Blob([xlsxOfSheets([notes, [['Source url', 'Target url'], ...rows]])])
    const all = await readAll(file, { isSplit: true })
    expect(ownersOf(all).map(([owner]) => owner)).toEqual(['acme.com', 'zenith.com'])
  })
})

describe('Search Console', () => {
  const PAGES = 'https://own.com/,9,3\nhttps://own.com/b,3,2\nhttps://own.com/c,1,1\n'
  it.each([
    ['Russian', 'Целевая страница,Входящие ссылки,Сайты', 'Сайт,Страницы,Целевые страницы'],
    ['German', 'Zielseite,Eingehende Links,Verweisende Websites', 'Website,Verweisende Seiten,Zielseiten'],
    ['Finnish', 'Kohdesivu,Saapuvat linkit,Sivustot', 'Sivusto,Linkittävät sivut,Kohdesivut'],
    ['English', 'Target page,Incoming links,Linking sites', 'Site,Linking pages,Target pages'],
  ])('in %s is the visitor’s, and its table of sites is read', async (_language, pages, sites) => {
    const latest = 'https://a.com/1,2026-01-02\nhttps://b.com/1,2026-01-02\nhttps://c.com/1,2026-01-02\n'
    const file = zipOf({
      'a.csv': `${pages}\n${PAGES}`,
      'b.csv': `${sites}\na.com,3,1\nb.com,"1,240",2\n`,
      'c.csv': `Linking page,Last crawled\n${latest}`,
    })
    expect(await readAll(file, { isSplit: true })).toMatchObject([
      { target: 'own.com', isSearchConsole: true, kind: 'referring domains', rows: 2 },
    ])
  })

  it('is known by its last column, its script or its file’s name, and by nothing less', async () => {
    const isIt = async (header: string, fileName = 'links.csv', day = '2026-01-02') =>
      (await read(`${header}\nhttps://a.com/1,"${day}"\nhttps://b.com/1,"${day}"`, { fileName })).isSearchConsole ===
      true
    expect(await isIt('Linking page,Last crawled')).toBe(true)
    expect(await isIt('연결 페이지,마지막 크롤링')).toBe(true)
    expect(await isIt('Linking page,Last crawled', 'links.csv', 'Sep 15, 2026')).toBe(true)
    expect(await isIt('الصفحة,آخر زحف', 'links.csv', '١٥‏/٠٩‏/٢٠٢٦')).toBe(true)
    expect(await isIt('Страница,Заметка', 'links.csv', 'asked in 2026')).toBe(false)
    expect(await isIt('Page,Day', 'https___www.own.com_-Latest links.csv')).toBe(true)
    expect(await isIt('Source url,First seen', 'acme.com-backlinks.csv')).toBe(false)
    expect(await isIt('Url,Date')).toBe(false)
  })
})

describe('the columns', () => {
  it.each([
    ['a row of groups', 'Linking site,,,Linked page,\nURL,DR,Title,URL,Anchor'],
    [
      'a row of groups that has a name in each cell',
      'Linking site,Linking site,Linking site,Linked page,Linked page\nURL,DR,Title,URL,Anchor',
    ],
    ['a row of groups with other names', 'Source,,,Target,\nPage,Domain rating,Title,Page,Anchor text'],
  ])('stand below %s', async (_what, head) => {
    const text = `${head}\nhttps://a.com/1,30,t,https://acme.com/,one\nhttps://b.com/1,40,t,https://acme.com/b,two`
    const { target, sites } = await read(text)
    expect(target).toBe('acme.com')
    expect([...sites].map(([site, { link, rating }]) => [site, link.anchor, rating])).toEqual([
      ['a.com', 'one', 30],
      ['b.com', 'two', 40],
    ])
  })

  it('of the links are found where the target comes first under the same name', async () => {
    const head = 'Target,,Source,\nURL,Anchor,URL,DR'
    const { target, sites } = await read(
      `${head}\nhttps://acme.com/,x,https://a.com/1,3\nhttps://acme.com/,x,https://b.com/1,4`,
    )
    expect([target, [...sites.keys()]]).toEqual(['acme.com', ['a.com', 'b.com']])
  })

  it('of links are no pages where sites are written with their scheme', async () => {
    const { kind, sites } = await read('Site,DR\nhttps://a.com,3\nhttp://www.b.com/,4\n//c.com,5\nd.com:8080,6')
    expect([kind, [...sites.values()].map(({ link }) => link.page)]).toEqual(['referring domains', ['', '', '', '']])
  })

  it.each(['54', '54.0', "'54", '54 %', '54/100', 'DR 54'])('may have %s as a rating', async (rating) => {
    const { sites } = await read(`Site,DR\na.com,${rating}\nb.com,n/a`)
    expect([...sites.values()].map(({ rating }) => rating)).toEqual([54, undefined])
  })

  it('may begin with many links of one site', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `https://a.com/${at},2026-01-02`)
    expect(sitesIn(await read(['Σελίδα,Ημερομηνία', ...rows, 'https://b.com/1,2026-01-02'].join('\n')))).toBe(
      'a.com b.com',
    )
  })
})

describe('a file that is none', () => {
  it.each([
    [
      'a gap of Semrush',
      'Domain,Domain ascore,Matches,own.com,acme.com\na.com,40,1,0,3\nb.com,30,1,,2',
      /column of counts/,
      NoColumn,
    ],
    [
      'an intersection of Ahrefs',
      'Referring domain\tDR\tIntersect\thttps://acme.com/\tzenith.com (links)\na.com\t40\t2\t3\t-',
      /column of counts/,
      NoColumn,
    ],
    ['own pages in Greek', 'Σελίδα,Σύνδεσμοι\nhttps://own.gr/a,3\nhttps://own.gr/b,4', /linked to/, NoColumn],
    [
      'links within a site',
      'Source url,Target url\nhttps://own.com/a,https://own.com/b\nhttps://own.com/b,https://own.com/c',
      /linked to/,
      NoColumn,
    ],
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
