import { describe, expect, it } from 'vitest'
import { compare } from '@/app/tools/link-gap/compare'
import { EXAMPLE } from '@/app/tools/link-gap/example'
import type { Job, Section, Source } from '@/app/tools/link-gap/messages'

function sourceOf(text: string, given: Partial<Source> = {}): Source {
  return { file: new Blob([text]), fileName: '', whose: '', role: 'exports', at: 0, ...given }
}

function jobOf(sources: readonly Source[], given: Partial<Job> = {}): Job {
  const rules = { site: '', least: 2, followedOnly: false, neverPitch: new Map() }
  return { view: 'gap', sources, ...rules, ...given }
}

/** A backlink export of a site with a link from each of the others. */
function backlinks(target: string, hosts: readonly string[]): string {
  return [
    'Source url,Target url,Anchor',
    ...hosts.map((host) => `https://${host}/post,https://${target}/,to ${target}`),
  ].join('\n')
}

const sitesOf = ({ shown }: Section | undefined = { shown: [] } as unknown as Section) => shown.map(({ site }) => site)
const sectionOf = (sections: readonly Section[], kind: Section['kind']) => sections.find((one) => one.kind === kind)

const OWN = backlinks('own.com', ['both.com', 'all.com', 'me.com'])
const RIVAL = backlinks('rival.com', [
  'both.com',
  'all.com',
  'www.two.com',
  'github.com',
  'gmail.com',
  'third.com',
  'own.com',
])
const THIRD = backlinks('third.com', [
  'all.com',
  'two.com',
  'github.com',
  'gmail.com',
  'only.com',
  'rival.com',
  'own.com',
])

describe('the gap', () => {
  it('has the sites that link to enough rivals and not to you, with their links', async () => {
    const job = jobOf([sourceOf(OWN), sourceOf(RIVAL), sourceOf(THIRD)], { site: 'https://www.own.com/' })
    const { sections, gap, exports } = await compare(job)
    expect(exports.map(({ name, isOwn, sites }) => [name, isOwn, sites])).toEqual([
      ['own.com', true, 3],
      ['rival.com', false, 7],
      ['third.com', false, 7],
    ])
    const found = sectionOf(sections, 'gap')
    expect(sitesOf(found)).toEqual(['two.com'])
    expect(found?.shown[0]?.links).toMatchObject([
      { page: 'https://www.two.com/post', anchor: 'to rival.com' },
      { page: 'https://two.com/post', anchor: 'to third.com' },
    ])
    expect(sectionOf(sections, 'platforms')?.shown.map(({ site, platform }) => [site, platform])).toEqual([
      ['github.com', 'a code host'],
      ['gmail.com', 'an e-mail provider'],
    ])
    expect(gap).toEqual({
      hasOwn: true,
      asksOwn: false,
      least: 2,
      names: ['rival.com', 'third.com'],
      unnamed: [],
      leftOut: { own: 1, rivals: 2, yours: 2, few: 1 },
    })
  })

  it('is a plain intersection without an own export', async () => {
    const { sections, gap } = await compare(
      jobOf([sourceOf(RIVAL), sourceOf(THIRD)], { least: Number.POSITIVE_INFINITY }),
    )
    expect(gap).toMatchObject({ hasOwn: false, least: 2 })
    expect(sitesOf(sectionOf(sections, 'gap'))).toEqual(['all.com', 'own.com', 'two.com'])
  })

  it('asks whose the others are where only Search Console’s export is the visitor’s, until a domain says it', async () => {
    const console = 'Site,Linking pages,Target pages\nme.com,3,1\n'
    const gapOf = async (site: string) => {
      const { gap, sections } = await compare(
        jobOf(
          [OWN, RIVAL, console].map((text) => sourceOf(text)),
          { site },
        ),
      )
      return [gap?.asksOwn, gap?.names, sitesOf(sectionOf(sections, 'gap'))]
    }
    expect(await gapOf('')).toEqual([true, ['own.com', 'rival.com'], ['all.com', 'both.com']])
    expect(await gapOf('own.com')).toEqual([false, ['rival.com'], ['third.com', 'two.com']])
  })

  it('says which rival has no name, whose own site may be in the result', async () => {
    const domains = { ...sourceOf('Domain,DR\nall.com,3\nme.com,1\n'), fileName: 'export.csv' }
    const { gap } = await compare(jobOf([sourceOf(OWN), sourceOf(RIVAL), domains], { site: 'own.com' }))
    expect(gap?.unnamed).toEqual(['export.csv'])
  })

  it('says of an export all sites that link, whatever links are asked for', async () => {
    const nofollow =
      'Source url,Target url,Anchor,Nofollow\nhttps://a.com/,https://one.com/,A,true\nhttps://b.com/,https://one.com/,B,false\n'
    const { exports } = await compare(jobOf([sourceOf(nofollow), sourceOf(THIRD)], { followedOnly: true }))
    expect(exports[0]).toMatchObject({ sites: 1, linkingSites: ['a.com', 'b.com'] })
  })

  it('has sites that are never pitched in no file, and says which', async () => {
    const sources = [sourceOf(RIVAL), sourceOf(THIRD)]
    const neverPitch = new Map([
      ['all.com', 'refused' as const],
      ['elsewhere.com', 'refused' as const],
    ])
    const section = sectionOf((await compare(jobOf(sources, { neverPitch }))).sections, 'gap')
    expect(sitesOf(section)).toEqual(['all.com', 'own.com', 'two.com'])
    expect(section?.neverPitched).toEqual(['all.com'])
    const written = (await section?.csv.text())?.trim().split('\r\n').slice(1)
    expect(written?.map((line) => line.split(',')[0])).toEqual(['own.com', 'two.com'])
  })

  it('takes the owner from the file’s name or from the visitor, and exports of one rival together', async () => {
    const list = 'Domain,Links\na.com,1\nb.com,1'
    const { gap, sections } = await compare(
      jobOf([
        sourceOf(list, { fileName: 'rival.com-refdomains.csv' }),
        sourceOf(backlinks('rival.com', ['c.com'])),
        sourceOf(list, { fileName: 'backlinks (3).csv', whose: 'My friend' }),
        sourceOf('Domain,Links\nc.com,1', { fileName: 'backlinks (3).csv', whose: 'www.third.com' }),
      ]),
    )
    expect(gap?.names).toEqual(['rival.com', 'My friend', 'third.com'])
    expect(sitesOf(sectionOf(sections, 'gap'))).toEqual(['a.com', 'b.com', 'c.com'])
  })

  it('is of the visitor’s own links where a domain or the export says whose they are', async () => {
    const console = 'Site,Linking pages,Target pages\nboth.com,3,1\nme.com,1,1'
    const several = `${RIVAL}\n${OWN.replace(/^.*\n/, '')}`
    const named = (whose: string) => sourceOf(console, { fileName: 'links.csv', whose })
    const plain = sourceOf('Domain,DR\nboth.com,3', { fileName: 'mine.csv' })
    const ownIn = async (sources: readonly Source[], site = '') =>
      (await compare(jobOf([...sources, sourceOf(THIRD)], { site }))).exports.map(
        ({ name, isOwn }) => `${name} ${isOwn}`,
      )
    expect(await ownIn([sourceOf(several)], 'own.com')).toEqual(['rival.com false', 'own.com true', 'third.com false'])
    expect(await ownIn([sourceOf(several)])).toEqual(['rival.com false', 'own.com false', 'third.com false'])
    expect(await ownIn([named('')])).toEqual(['links.csv true', 'third.com false'])
    expect(await ownIn([named('rival.com')])).toEqual(['rival.com false', 'third.com false'])
    // Its name stands in for a domain that nobody has typed.
    expect(await ownIn([plain], 'mine.csv')).toEqual(['mine.csv true', 'third.com false'])
  })

  it('needs a rival, and shows how the others were read', async () => {
    const console = sourceOf('Site,Linking pages,Target pages\na.com,3,1\nb.com,3,1')
    const { exports, tooFew, sections } = await compare(jobOf([console, sourceOf(OWN)], { site: 'own.com' }))
    expect([exports.length, sections.length, tooFew]).toEqual([2, 0, expect.stringContaining('of a rival')])
  })

  it.each([
    ['DA', 'Domain Authority', 'Domain Authority'],
    ['Domain Authority (Moz)', 'Source DA', 'Domain Authority'],
    ['domain_rating_source', 'Referring Domain Rating', 'Domain Rating'],
    ['AS (Semrush)', 'Semrush Authority Score', 'Authority Score'],
    ['DT', 'Domain Trust', 'Domain Trust'],
  ])('has one rating where exports call it %s and %s', async (title, other, name) => {
    const first = sourceOf(`Source url,${title},Target url\nhttps://low.com/a,4,https://rival.com/`)
    const second = sourceOf(`Domain,${other}\nhigh.com,80\nlow.com,4`, { whose: 'third.com' })
    const found = sectionOf((await compare(jobOf([first, second], { least: 1 }))).sections, 'gap')
    expect(found?.ratedBy).toBe(name)
    expect(found?.shown.map(({ site, rating }) => [site, rating])).toEqual([
      ['low.com', 4],
      ['high.com', 80],
    ])
  })

  it('puts those with the most rivals first, then by the rating that most exports have', async () => {
    const rated = (title: string, rows: readonly [string, number][]) =>
      [`Domain,${title}`, ...rows.map((row) => row.join())].join('\n')
    const { sections } = await compare(
      jobOf(
        [
          sourceOf(
            rated('Domain rating', [
              ['low.com', 3],
              ['high.com', 70],
              ['three.com', 1],
            ]),
            { whose: 'a.com' },
          ),
          sourceOf(
            rated('Domain rating', [
              ['low.com', 4],
              ['high.com', 60],
              ['three.com', 1],
            ]),
            { whose: 'b.com' },
          ),
          sourceOf(
            rated('TrustFlow', [
              ['low.com', 99],
              ['three.com', 1],
            ]),
            { whose: 'c.com' },
          ),
        ],
        { least: 1 },
      ),
    )
    const found = sectionOf(sections, 'gap')
    expect(found?.ratedBy).toBe('Domain Rating')
    expect(found?.shown.map(({ site, rating }) => [site, rating])).toEqual([
      ['low.com', 4],
      ['three.com', 1],
      ['high.com', 70],
    ])
  })

  it('goes on without an export that cannot be read, and stops where too few are left', async () => {
    const bad = sourceOf('Anchor\nshoes\nboots', { fileName: 'anchors.csv' })
    const { refused } = await compare(jobOf([sourceOf(RIVAL), bad, sourceOf(THIRD)]))
    expect(refused).toMatchObject([
      {
        name: 'anchors.csv',
        reason: expect.stringContaining('linking pages or domains'),
        view: { columns: ['Anchor'] },
      },
    ])
    // A column of it can still be chosen.
    expect(await compare(jobOf([sourceOf(RIVAL), bad]))).toMatchObject({
      refused,
      sections: [],
      tooFew: expect.stringContaining('one more export'),
    })
    const empty = sourceOf('', { fileName: 'none.csv' })
    await expect(compare(jobOf([sourceOf(RIVAL), empty]))).rejects.toThrow(/none\.csv: .*one more export/i)
  })

  it('is written as a CSV whose cells start no formula', async () => {
    const evil = (target: string) => `Source url,Target url,Anchor\nhttps://a.com/post,https://${target}/,=HYPERLINK(1)`
    const { sections } = await compare(jobOf([sourceOf(evil('one.com')), sourceOf(evil('two.com'))]))
    const found = sectionOf(sections, 'gap')
    expect(await found?.csv.text()).toBe(
      'Domain,Rivals,one.com: page,one.com: anchor,one.com: rel,two.com: page,two.com: anchor,two.com: rel\r\n' +
        "a.com,2,https://a.com/post,'=HYPERLINK(1),,https://a.com/post,'=HYPERLINK(1),\r\n",
    )
  })

  it('of the example has sites of all kinds', async () => {
    const sources = EXAMPLE.exports.map(({ rows }) => sourceOf(rows.text))
    const { sections, gap } = await compare(jobOf(sources, { site: EXAMPLE.site }))
    expect(sectionOf(sections, 'gap')?.total).toBeGreaterThan(5)
    expect(gap?.leftOut.yours).toBeGreaterThan(0)
    expect(gap?.leftOut.few).toBeGreaterThan(0)
  })
})

describe('two dates', () => {
  const rows = (all: readonly [string, boolean][]) =>
    [
      'Source url,Target url,Anchor,Nofollow',
      ...all.map(([host, isFollowed]) => `https://${host}/,https://own.com/,a,${!isFollowed}`),
    ].join('\n')

  it('give the sites that are new, lost and now nofollow', async () => {
    const earlier = rows([
      ['stays.com', true],
      ['gone.com', true],
      ['weak.com', true],
    ])
    const later = rows([
      ['stays.com', true],
      ['weak.com', false],
      ['came.com', false],
    ])
    const job = jobOf([sourceOf(later, { role: 'later' }), sourceOf(earlier, { role: 'earlier' })], { view: 'dates' })
    const { sections } = await compare(job)
    expect(sections.map((one) => [one.kind, sitesOf(one)])).toEqual([
      ['new', ['came.com']],
      ['lost', ['gone.com']],
      ['nofollow', ['weak.com']],
    ])
  })
})

it('exports of two sites are not compared as two dates', async () => {
  const [earlier, later] = [sourceOf(RIVAL, { role: 'earlier' }), sourceOf(THIRD, { role: 'later' })]
  await expect(compare(jobOf([earlier, later], { view: 'dates' }))).rejects.toThrow(
    /of rival\.com, the later one of third/,
  )
})

describe('a list', () => {
  it('is split into the sites that link to you by now, with page and day, and the others', async () => {
    const own =
      'Source url,Target url,Anchor,First seen\nhttps://blog.a.com/x,https://own.com/,shoes,2026-10-01 08:00\nhttps://z.com/,https://own.com/,boots,2026-10-02'
    const list = 'Hi, these: https://www.a.com/contact, b.com\nann@c.com\nfoo'
    const { sections, unread } = await compare(
      jobOf([sourceOf(list, { role: 'wanted' }), sourceOf(own)], { view: 'list' }),
    )
    const [linking, missing] = sections
    expect(linking?.shown.map(({ site, links: [link] }) => [site, link?.page, link?.seen])).toEqual([
      ['a.com', 'https://blog.a.com/x', '2026-10-01'],
    ])
    expect(linking?.seenTitle).toBe('First seen')
    expect(sitesOf(missing)).toEqual(['b.com', 'c.com'])
    expect(unread).toMatchObject([{ text: 'foo' }])
  })

  it('is read as it was chosen to be, without what another tool left out', async () => {
    const list = 'Site,Writes for\nx.com,a.com\ny.com,b.com\nz.com,c.com\nw.com,c.com'
    const wanted = sourceOf(list, {
      role: 'wanted',
      reading: { columns: { site: 1 } },
      leftOut: new Map([[1, 'They refused.']]),
    })
    const { sections } = await compare(jobOf([wanted, sourceOf(backlinks('own.com', ['a.com']))], { view: 'list' }))
    expect(sections.map(sitesOf)).toEqual([['a.com'], ['c.com']])
  })

  it('tells of each export how it was read, and reads it as somebody chose', async () => {
    const own = sourceOf('Ours,Theirs\nhttps://own.com/a,https://a.com/x\n', {
      at: 1,
      reading: { sheet: 0, header: 0, columns: { source: 1, target: 0 } },
    })
    const { sections, exports } = await compare(jobOf([sourceOf('a.com', { role: 'wanted' }), own], { view: 'list' }))
    expect(sections.map(sitesOf)).toEqual([['a.com'], []])
    expect(exports).toMatchObject([{ at: 1, view: { used: { source: 1, target: 0 } } }])
  })
})
