import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnchorInputs } from '@/app/tools/anchor-text-analyser/anchors/classify-anchor'
import { comparePhrases } from '@/app/tools/anchor-text-analyser/anchors/compare-phrases'
import { readExport } from '@/app/tools/anchor-text-analyser/reading/read-export'
import { readTables } from '@/components/list-reading/read-tables'
import type { Choice } from '@/components/sheet/reading/choice'
import { odsOfSheets, xlsxOfSheets } from '@/tests/support/inputs/workbook-rows'

const inputs: AnchorInputs = { brands: ['Acme'], keywords: ['running shoes'], domain: '' }

async function read(export_: string | Uint8Array<ArrayBuffer>, given: Partial<AnchorInputs> = {}, choice?: Choice) {
  return readExport(await readTables(new Blob([export_])), { ...inputs, ...given }, choice)
}

describe('an export is read from', () => {
  it('UTF-16 without a mark', async () => {
    const text = 'Referring page URL\tAnchor\nhttps://a.com/\tAcme\n'
    expect(await read(new Uint8Array(Buffer.from(text, 'utf16le')))).toMatchObject({
      links: 1,
    })
  })

  it('Semrush, with its image column', async () => {
    const report = await read(
      'Page ascore,Source title,Source url,Target url,Anchor,External links,Nofollow,Text,Image\n' +
        '12,"A, b",https://a.com/x,https://acme.com/,running shoes,4,FALSE,TRUE,FALSE\n' +
        '12,"A, b",https://b.com/x,https://acme.com/,running shoes,4,TRUE,FALSE,TRUE\n',
    )
    expect(report.types.filter(({ links }) => links > 0)).toEqual([
      { type: 'exact match', links: 1, followed: 1, sites: 1, share: 0.5, texts: 1 },
      { type: 'image or empty', links: 1, followed: 0, sites: 1, share: 0.5, texts: 1 },
    ])
  })

  it('Semrush’s and Ahrefs’ lists of anchors, each row with its count', async () => {
    const semrush = await read('Anchor;Domains;Backlinks\nAcme;3;"1,200"\nclick here;2;300\n')
    expect(semrush).toMatchObject({ links: 1_500 })
    for (const head of [
      'Anchor text,Ref. domains,Top DR,Links to target',
      'Anchor,Referring domains,DR,Links to target',
    ]) {
      expect(await read(`${head}\nAcme,3,61,9\n`)).toMatchObject({ links: 9 })
    }
  })

  it('Ahrefs’ list of anchors with the sites and the followed links of each', async () => {
    const report = await read(
      'Anchor text,Ref. domains,Top DR,Links to target,Dofollow links\nRunning shoes,14,61,20,5\nAcme,3,61,9,9\n',
    )
    expect(report).toMatchObject({ links: 29, followed: 14, sites: undefined })
    expect(report.repeated).toMatchObject([{ key: 'running shoes', type: 'exact match', sites: 14, examples: [] }])
  })

  it('Moz, whose linking page is called URL', async () => {
    const report = await read('URL,Anchor Text,Page Authority,Domain Authority\nhttp://www.a.com/x,Acme,30,40\n')
    expect(report).toMatchObject({ sites: 1 })
  })

  it('a plain list of anchors', async () => {
    expect(await read('acme\nclick here\nAcme\n')).toMatchObject({ links: 3, texts: 2 })
  })

  it('a list of links, each row one, whatever other counts stand in it', async () => {
    const report = await read('Source url,Anchor,Links\nhttps://a.com,Acme,70\nhttps://b.com,Acme,9\n')
    expect(report.links).toBe(2)
  })

  it('any tool that names its columns', async () => {
    const report = await read('source_url,target_url,anchor_text\nhttps://a.com,https://acme.com,Acme\n')
    expect(report).toMatchObject({ links: 1 })
  })
})

describe('the brand', () => {
  const LINKS =
    'Source url,Target url,Anchor\nhttps://a.com/,https://shop.trail-kit.com/,Trail Kit\nhttps://b.com/,https://www.trail-kit.com/x,the trail-kit review\nhttps://c.com/,https://other.com/,Trail Kit\nhttps://d.com/,https://other.com/,here\nhttps://e.com/,https://trail-kit.com/,boots'
  const ANCHORS = 'Anchor,Backlinks\nTrail Kit,3\nboots,4'
  const brandOf = async (text: string, given: Partial<AnchorInputs>) => {
    const { brands, types, links } = await read(text, { brands: [], ...given })
    return [brands, types.find(({ type }) => type === 'brand')?.links, links]
  }

  it.each([
    ['the name of the site that most links lead to', LINKS, {}, [['trail-kit'], 3, 5]],
    ['what somebody typed in its place', LINKS, { brands: ['Boots'] }, [['Boots'], 1, 5]],
    [
      'the name in a typed domain, beside typed names',
      LINKS,
      { domain: 'other.com', brands: ['here'] },
      [['here', 'other'], 1, 2],
    ],
    ['the name in the file’s name, without targets', ANCHORS, { owner: 'trail-kit.com' }, [['trail-kit'], 3, 7]],
    ['none where nothing says it', ANCHORS, {}, [[], 0, 7]],
    ['none where the name is too short to say anything', LINKS.replaceAll('trail-kit.com', 'kit.com'), {}, [[], 0, 5]],
  ])('is %s', async (_what, text, given, found) => {
    expect(await brandOf(text, given)).toEqual(found)
  })
})

it('a row that the export calls lost is left out and counted', async () => {
  const rows = ['Acme,FALSE,', 'boots,TRUE,', 'Acme,,2026-02-01', 'Acme,,None', 'Acme,No,2025-01-01']
  const text = rows.map((row, at) => `https://a${at}.com/,${row}`).join('\n')
  const report = await read(`Source url,Anchor,Lost link,Lost date\n${text}`)
  expect(report).toMatchObject({ links: 3, skipped: [{ reason: 'a lost link', rows: 2 }] })
})

it.each(['Source url', 'Live link', 'Placement URL', 'Published URL'])('%s is the linking page', async (title) => {
  const { linkingSites } = await read(`${title},Target URL,Anchor\nhttps://a.com/x,https://acme.com/,Acme\n`)
  expect(linkingSites).toEqual(['a.com'])
})

it('a row that is none of the table, or names no page, is left out and named', async () => {
  const report = await read('Source url,Anchor\nhttps://a.com/,Acme\nExported by a tool\n,Acme\n')
  expect(report.links).toBe(1)
  expect(report.skippedRows.map(({ row }) => row)).toEqual([3, 4])
})

it('a target is one page whatever its scheme, with what its links say', async () => {
  const report = await read(
    'Source url,Target url,Anchor,Nofollow\n' +
      'https://a.com/,https://www.acme.com/p#top,Running shoes,false\n' +
      'https://b.com/,http://acme.com/p,running shoes,true\n' +
      'https://b.com/2,acme.com/,Acme,false\n',
  )
  expect(report.targets).toEqual([
    { target: 'acme.com/p', links: 2, share: 2 / 3, sites: 2, followed: 1, mostly: 'exact match', exactShare: 1 },
    { target: 'acme.com/', links: 1, share: 1 / 3, sites: 1, followed: 1, mostly: 'brand', exactShare: 0 },
  ])
})

describe('the same words from many sites', () => {
  const rows = (anchor: string, hosts: string[]) => hosts.map((host) => `https://${host}/x,${anchor}`).join('\n')
  const of = (...parts: string[]) => read(['Source url,Anchor', ...parts].join('\n'))

  it('are counted by site, not by host, and keywords come first', async () => {
    const { repeated } = await of(
      rows('a study of gait', ['a.com', 'b.com', 'c.com', 'd.com']),
      rows('Running  shoes', ['one.blogspot.com', 'two.blogspot.com']),
      rows('“running shoes”', ['a.co.uk', 'www.a.co.uk', 'blog.a.co.uk']),
      rows('Acme', ['a.com', 'b.com', 'c.com']),
      rows('two sites alone', ['a.com', 'b.com']),
    )
    expect(repeated).toMatchObject([
      {
        key: 'running shoes',
        type: 'exact match',
        sites: 3,
        links: 5,
        examples: ['a.co.uk', 'one.blogspot.com', 'two.blogspot.com'],
      },
      { key: 'a study of gait', type: 'other', sites: 4 },
    ])
  })

  it('count a blog on its host’s domains in three countries once', async () => {
    const { repeated } = await of(
      rows('running shoes', ['one.blogspot.de', 'one.blogspot.com', 'one.blogspot.co.uk', 'a.com', 'b.com']),
    )
    expect(repeated).toMatchObject([{ key: 'running shoes', sites: 3, links: 5 }])
  })

  it('are unknown where the export has no sites', async () => {
    expect((await read('running shoes\nrunning shoes\nrunning shoes\n')).repeated).toBeUndefined()
  })

  it('stand side by side, in the order of the first profile', async () => {
    const mine = await of(rows('a study of gait', ['a.com', 'b.com', 'c.com']))
    const theirs = await of(
      rows('A study of gait!', ['a.com', 'b.com', 'c.com', 'd.com']),
      rows('running shoes', ['a.com', 'b.com', 'c.com']),
    )
    const phrases = comparePhrases([mine, theirs])
    expect(phrases.map(({ text, tallies }) => [text, ...tallies.map((tally) => tally?.sites)])).toEqual([
      ['running shoes', undefined, 3],
      ['a study of gait', 3, 4],
    ])
  })
})

describe('an international name', () => {
  const WRITTEN = 'https://www.straußenfedern.de/café'
  const ASCII = 'http://xn--strauenfedern-fdb.de/caf%C3%A9#top'
  const rows = [`https://köln.de/1,${ASCII},Straußenfedern`, `https://xn--kln-sna.de/2,${WRITTEN},hier`]

  it.each(['straußenfedern.de', 'xn--strauenfedern-fdb.de', WRITTEN, ASCII])(
    'typed as %s has its links',
    async (domain) => {
      const report = await read(['Source URL,Target URL,Anchor', ...rows].join('\n'), { domain })
      expect(report).toMatchObject({ links: 2, sites: 1, skipped: [] })
      expect(report.anchors.map(({ text, type }) => [text, type])).toEqual([
        ['Straußenfedern', 'brand'],
        ['hier', 'generic'],
      ])
      expect(report.targets).toMatchObject([{ target: 'straußenfedern.de/café', links: 2 }])
    },
  )

  it('is shown as people write it', async () => {
    const sites = ['xn--kln-sna.de', 'bücher.de', 'xn--mgbh0fb.com'].map((host) => `https://${host}/,x,winter tyres`)
    const { repeated, skipped } = await read(['Source URL,Target URL,Anchor', ...sites].join('\n'))
    expect(skipped).toEqual([])
    expect(repeated?.[0]?.examples).toEqual(['köln.de', 'bücher.de', 'مثال.com'])
    const others = await read(['Source URL,Target URL,Anchor', ...rows].join('\n'), { domain: 'xn--bcher-kva.de' })
    expect(others.skipped).toEqual([{ reason: 'no link to bücher.de', rows: 2 }])
  })
})

describe('numbers as programs write them', () => {
  it('are those numbers, and a row without one is left out by name', async () => {
    const report = await read(
      'Anchor,Referring domains,Backlinks\nAcme,7.0,40.0\nread more,2.0,5.0\nblue boots,,\nred boots,NaN,nan\n',
    )
    expect(report).toMatchObject({ links: 45, sites: undefined, isCounted: true })
    expect(report.anchors.map(({ text, links, sites }) => [text, links, sites])).toEqual([
      ['Acme', 40, 7],
      ['read more', 5, 2],
    ])
    expect(report.skipped).toEqual([{ reason: 'no number of links', rows: 2 }])
    expect(report.skippedRows.map(({ row, text }) => [row, text])).toEqual([
      [4, 'blue boots'],
      [5, 'red boots'],
    ])
  })

  it('say nothing in a column without any', async () => {
    const report = await read('Anchor,Backlinks,Note\nAcme,,x\nread more,n/a,y\n')
    expect(report).toMatchObject({ links: 2, isCounted: false, skipped: [] })
  })
})

describe('the rows of a crawler', () => {
  const HEAD = 'Type,Source,Destination,Alt Text,Anchor,Follow,Rel,Link Position'
  const row = (type: string, { alt = '', anchor = '', file = 'x' } = {}) =>
    `${type},https://own.com/,https://own.com/${file},${alt},${anchor},true,,Content`
  const RESOURCES = [
    ...[
      'CSS',
      'JavaScript',
      'Image',
      'HTML Canonical',
      'HTTP Canonical',
      'HTML Hreflang',
      'HTTP Hreflang',
      'Sitemap Hreflang',
    ],
    ...[
      'HTML Rel Next',
      'HTTP Rel Prev',
      'Meta Refresh',
      'HTTP Redirect',
      'JavaScript Redirect',
      'AMP',
      'HTML AMP',
      'XML Sitemap',
    ],
    ...['iFrame', 'Mobile Alternate', 'Video', 'Audio', 'Flash', 'Favicon', 'Form', 'Uncrawlable', 'Pagination'],
  ]

  it('that are files and references are left out and counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(RESOURCES, { minLength: 1 }), fc.nat(3), async (types, links) => {
        const rows = [row('Hyperlink', { anchor: 'Trail' }), ...types.map((type) => row(type, { alt: 'A shoe' }))]
        const more = Array.from({ length: links }, () => row('Hyperlink', { anchor: 'Boots' }))
        const report = await read([HEAD, ...rows, ...more].join('\n'))
        expect(report).toMatchObject({ links: 1 + links, followed: 1 + links })
        expect(report.skipped).toEqual([{ reason: 'a file or a reference instead of a link', rows: types.length }])
        expect(report.skippedRows[0]?.text).toBe(`${types[0]} https://own.com/x`)
      }),
      { numRuns: 10 },
    )
  })

  it('that are images inside a link are links with the image’s text', async () => {
    const report = await read([HEAD, row('Hyperlink', { alt: 'A red shoe' }), row('Hyperlink')].join('\n'))
    expect(report.anchors.map(({ text, type }) => [text, type])).toEqual([
      ['A red shoe', 'image or empty'],
      ['', 'image or empty'],
    ])
  })

  it('are all files where the export is filtered to images', async () => {
    const report = await read([HEAD, row('Image', { alt: 'A shoe' }), row('Image')].join('\n'))
    expect(report).toMatchObject({ links: 0, skipped: [{ rows: 2 }] })
  })

  it('are known by what only a crawler lists', async () => {
    const types = ['Anchor', 'Image', 'Stylesheet', 'Script', 'Canonical', 'PDF']
    const rows = types.map((type, at) => `https://a.com/,https://own.com/${at},${at === 0 ? 'Acme' : ''},${type}`)
    const report = await read(['Source URL,Target URL,Anchor Text,Link Type', ...rows].join('\n'))
    expect(report).toMatchObject({ links: 1, skipped: [{ rows: 5 }] })
  })

  it('have other names in other languages', async () => {
    const head = 'Typ,Quelle,Ziel,Alt-Text,Ankertext,Follow,Target'
    const rows = [
      'Hyperlink,https://a.com/,https://own.com/,,Acme,Wahr,_blank',
      'Bild,https://a.com/,https://own.com/a.png,x,,Wahr,',
    ]
    const report = await read([head, ...rows].join('\n'))
    expect(report).toMatchObject({ links: 1, followed: 1, targets: [{ target: 'own.com/' }], skipped: [{ rows: 1 }] })
  })

  it('have other names in newer versions', async () => {
    const head = 'Type,From,To,Anchor Text,Alt Text,Follow,Target,Rel,Status Code,Link Path'
    const rows = [
      'Hyperlink,https://a.com/,https://own.com/,Acme,,TRUE,,nofollow,200,//a',
      'CSS,https://a.com/,https://own.com/a.css,,,TRUE,,,200,//link',
    ]
    const report = await read([head, ...rows].join('\n'))
    expect(report).toMatchObject({ links: 1, followed: 0, sites: 1 })
    expect(report.targets).toHaveLength(1)
  })
})

describe('a Type column', () => {
  const of = (...rows: [type: string, anchor: string][]) =>
    read(
      [
        'Referring page URL,Target URL,Anchor,Type',
        ...rows.map(([type, anchor], at) => `https://a${at}.com/,https://acme.com/,${anchor},${type}`),
      ].join('\n'),
    )

  it('of dofollow and nofollow says nothing of images', async () => {
    const report = await of(['Dofollow', 'Acme'], ['nofollow', 'read more'], ['do-follow', 'winter tyres'])
    expect(report.followed).toBe(2)
    expect(report.anchors.map(({ type }) => type)).toEqual(['brand', 'generic', 'other'])
  })

  it('of a backlink export has links around images, and rows without a text', async () => {
    const report = await of(
      ['Text', 'Acme'],
      ['Image', 'Acme'],
      ['Image', ''],
      ['Redirect', ''],
      ['canonical', ''],
      ['Frame', ''],
      ['Mention', 'acme.com'],
    )
    expect(report.links).toBe(3)
    expect(report.skipped).toEqual([{ reason: 'a file or a reference instead of a link', rows: 4 }])
    expect(report.types.find(({ type }) => type === 'image or empty')?.links).toBe(2)
  })

  it('of a sheet that somebody keeps leaves no link out', async () => {
    const types = ['Guest post', 'Directory', 'Video', 'Media', 'Forum', 'Redirect', 'Form', 'Podcast', 'Image credit']
    const report = await of(...types.map((type): [string, string] => [type, 'Acme']))
    expect(report).toMatchObject({ links: types.length, skipped: [] })
  })
})

it('a list of anchors may have commas in a few lines', async () => {
  const lines = ['Acme', 'click here, now', 'Acme', 'boots', 'laces', 'red', 'blue']
  expect(await read(`${lines.join('\n')}\n`)).toMatchObject({ links: 7, skipped: [] })
})

it('anchors that look alike are one, whatever is invisible in them', async () => {
  const report = await read(
    'Anchor\nAcme shoes\n\u200bAcme shoes\nAcme\u00a0shoes\nAcme&nbsp;shoes\nAc\u00adme shoes\n',
  )
  expect(report.anchors).toMatchObject([{ text: 'Acme shoes', links: 5 }])
})

describe('a workbook', () => {
  const TABLE = [
    ['Keyword', 'Volume'],
    ['shoes', '10'],
    ['boots', '20'],
    ['laces', '5'],
  ]
  const COVER = [['Prospects 2026'], ['Made by Ann']]

  const SPARSE = [['Report'], ['Keyword', 'Volume'], ['shoes', '10'], ['boots'], ['laces']]
  const WORKBOOKS = [[TABLE], [SPARSE], [COVER, TABLE], [TABLE, COVER], [COVER, SPARSE]]
  const FORMATS = [
    ['xlsx', xlsxOfSheets],
    ['ods', odsOfSheets],
  ] as const

  it.each(FORMATS)('.%s without anchors says so, whatever else it has', async (_format, write) => {
    for (const sheets of WORKBOOKS) await expect(read(write(sheets))).rejects.toThrow('No column with anchor texts')
  })

  it.each(FORMATS)('.%s with the links and their anchors is read by the links', async (_format, write) => {
    const anchors = [
      ['Anchor', 'Links'],
      ['Acme', '2'],
      ['boots', '1'],
      ['laces', '1'],
    ]
    const links = [
      ['Source url', 'Anchor'],
      ['https://a.com/1', 'Acme'],
      ['https://b.com/2', 'boots'],
    ]
    for (const sheets of [
      [anchors, links],
      [links, anchors],
    ])
      expect(await read(write(sheets))).toMatchObject({ links: 2, sites: 2 })
  })

  it.each(FORMATS)('.%s with a list of anchors is read by its cells', async (_format, write) => {
    const report = await read(write([[['say "hi", now'], ['Acme']]]))
    expect(report.anchors.map(({ text }) => text)).toEqual(['say "hi", now', 'Acme'])
  })
})

it.each([
  ['a table of something else', 'Keyword,Volume\nshoes,10\n', /No column with anchor texts/],
  ['a list of sites', 'Site,Note\na.com,x\nb.com,y\n', /No column with anchor texts/],
  ['a column of sites', 'Domain\na.com\nhttps://b.com/x\n', /No column with anchor texts/],
  ['a report of Search Console', 'Site,Linking pages\na.com,2\nb.com,3\n', /export “Top linking text”/],
  ['a header alone', 'Source url,Anchor\n', /no rows/],
  ['nothing', '', /export is empty/],
  ['delimiters, mostly', `a;b\n${';'.repeat(5_000_000)}`, /more than 1000 cells/],
])('an export that is %s is refused with a reason', async (_what, text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

it('every link has one type', async () => {
  const anchor = fc.constantFrom('Acme', 'click here', 'über "x", y', '', 'running shoes', 'https://acme.com/ü')
  await fc.assert(
    fc.asyncProperty(fc.array(anchor, { minLength: 1 }), async (anchors) => {
      const rows = anchors.map((text) => `https://a.com/,"${text.replaceAll('"', '""')}"`)
      const report = await read(['Source url,Anchor', ...rows].join('\n'))
      expect(report.links).toBe(anchors.length)
      expect(report.types.reduce((sum, { links }) => sum + links, 0)).toBe(anchors.length)
      expect(report.anchors.reduce((sum, { links }) => sum + links, 0)).toBe(anchors.length)
    }),
    { numRuns: 30 },
  )
})
