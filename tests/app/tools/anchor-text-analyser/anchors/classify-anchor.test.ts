import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClassifier } from '@/app/tools/anchor-text-analyser/anchors/classify-anchor'

const classify = createClassifier({
  brands: ['Acme Labs', 'B&B'],
  keywords: ['running shoes', 'best shoes for trail running'],
  domain: 'https://www.acme-labs.com/',
})

describe('an anchor is', () => {
  it.each([
    ['Acme Labs', 'brand'],
    ['acmelabs', 'brand'],
    ['Acme-Labs', 'brand'],
    ['the team of Acme Labs', 'brand'],
    ['B&B', 'brand'],
    ['acme labs running shoes', 'brand'],
    ['Running Shoes', 'exact match'],
    ['“running shoes”', 'exact match'],
    ['cheap running shoes online', 'partial match'],
    ['shoes for running', 'partial match'],
    ['the shoe that I wear for running', 'partial match'],
    ['https://acme-labs.com/shop?x=1', 'naked URL'],
    ['www.acme-labs.com', 'naked URL'],
    ['acme-labs.com', 'naked URL'],
    ['blog.acme-labs.com/post', 'naked URL'],
    ['acme-labs.com › shop › trail-shoes', 'naked URL'],
    ['Acme Labs › Shop', 'brand'],
    ['https://elsewhere.example/', 'naked URL'],
    ['Node.js', 'other'],
    ['acme-labs.com is great', 'brand'],
    ['click here', 'generic'],
    ['Read more…', 'generic'],
    ['', 'image or empty'],
    [' ', 'image or empty'],
    ['(empty)', 'image or empty'],
    ['→', 'generic'],
    ['[2]', 'generic'],
    ['2019', 'other'],
    ['a study of gait', 'other'],
    ['shoes', 'other'],
  ] as const)('%j: %s', (anchor, type) => {
    expect(classify(anchor, false)).toBe(type)
  })

  it('an image, whatever its alternative text says', () => {
    expect(classify('running shoes', true)).toBe('image or empty')
  })

  it('never brand or keyword where none was given', () => {
    const bare = createClassifier({ brands: [], keywords: [''], domain: '' })
    expect(bare('running shoes', false)).toBe('other')
    expect(bare('acme-labs.com/x', false)).toBe('naked URL')
  })
})

describe('a site with an international name', () => {
  const SITES = [
    ['bücherwurm.de', 'xn--bcherwurm-q9a.de', 'Bücherwurm'],
    ['çiçek-evi.com', 'xn--iek-evi-txab.com', 'Çiçek Evi'],
    ['цветы-дом.рф', 'xn----ctbhc1blz3a2c.xn--p1ai', 'цветы дом'],
    ['花屋.jp', 'xn--ogt960g.jp', '駅前の花屋さん'],
    ['ไทยช้อป.com', 'xn--b3czn0a0dwhob.com', 'ซื้อที่ไทยช้อปวันนี้'],
  ] as const

  it.each(SITES)('%s is known in both spellings', (written, ascii, brand) => {
    for (const domain of [written, ascii, `https://www.${ascii}/`, written.toUpperCase()]) {
      const classify = createClassifier({ brands: [], keywords: [], domain })
      expect(classify(brand, false)).toBe('brand')
      for (const anchor of [written, ascii, `https://${ascii}/x`, `www.${written}`, `${ascii}/a?b`]) {
        expect(classify(anchor, false), `${anchor} of ${domain}`).toBe('naked URL')
      }
      expect(classify(`mehr auf ${ascii}!`, false)).toBe('brand')
    }
  })

  it('gives its brand by the name that was registered, not by a subdomain', () => {
    const classify = createClassifier({ brands: [], keywords: [], domain: 'https://blog.acmeshoes.co.uk/x' })
    expect(classify('Acmeshoes', false)).toBe('brand')
    expect(classify('a blog on feet', false)).toBe('other')
  })
})

describe('a brand in a script without spaces', () => {
  const BRANDS = ['小米', 'アクメ', '무신사', 'ลาซาด้า', 'さくら堂', 'Acme']
  const BEFORE = ['', '在', '公式', '온라인', 'ซื้อที่', '東京の']
  const AFTER = ['', '官网', 'ショップ', '에서', 'ออนไลน์', 'のサイト']

  it('is found wherever it stands in a run of text', () => {
    const classify = createClassifier({ brands: BRANDS, keywords: [], domain: '' })
    const text = fc.tuple(fc.constantFrom(...BEFORE), fc.constantFrom(...BRANDS), fc.constantFrom(...AFTER))
    fc.assert(fc.property(text, (parts) => classify(parts.join(''), false) === 'brand'))
  })

  it.each([
    ['a brand of syllables with another final', '다나', '다난한 길'],
    ['a brand whose last letter has another mark', 'กา', 'กำแพง'],
    ['an unvoiced brand', 'ハス', '東京バス'],
    ['a brand of one sign', '米', '米国株'],
    ['a Latin brand inside a Latin word', 'Lark', 'Skylark東京'],
  ])('is not %s', (_what, brand, anchor) => {
    expect(createClassifier({ brands: [brand], keywords: [], domain: '' })(anchor, false)).toBe('other')
  })

  it('stands beside keywords in such a script', () => {
    const keywords = createClassifier({ brands: [], keywords: ['東京 ホテル'], domain: '' })
    expect(keywords('東京ホテル', false)).toBe('exact match')
    expect(keywords('格安東京ホテル予約', false)).toBe('partial match')
    expect(keywords('ホテルは東京で', false)).toBe('partial match')
  })
})

describe('what nobody sees', () => {
  const INVISIBLE = [
    ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u00a0', '\u180e', '\u200e', '\u202e', '\u2066'],
    ...['\u115f', '\u3164', '\uffa0', '\u2800', '\ufffc', '\ufe0f', '\u{e0020}', '\u0000', '\u3000', '\u202f'],
    ...['&nbsp;', '&zwnj;', '&shy;', '&#8203;', '&#xFEFF;', '&ZeroWidthSpace;', '&amp;nbsp;', '&emsp;', '&rlm;'],
  ]
  const some = fc.array(fc.constantFrom(...INVISIBLE), { minLength: 1, maxLength: 5 }).map((signs) => signs.join(''))

  it('is no text, however many there are of it', () => {
    fc.assert(fc.property(some, (anchor) => classify(anchor, false) === 'image or empty'))
  })

  it('changes nothing around a text', () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        expect(classify(`${before}Acme Labs${after}`, false)).toBe('brand')
        expect(classify(`${before}click here${after}`, false)).toBe('generic')
        expect(classify(`${before}running shoes${after}`, false)).toBe('exact match')
        expect(classify(`${before}acme-labs.com${after}`, false)).toBe('naked URL')
      }),
    )
  })

  it('divides no word', () => {
    for (const sign of ['\u00ad', '\u200b', '\u2060', '&shy;']) {
      expect(classify(`cl${sign}ick here`, false)).toBe('generic')
      expect(classify(`shoes for run${sign}ning`, false)).toBe('partial match')
    }
  })
})

it.each(['NaN', 'nan', 'None', 'NULL', '<NA>', '#N/A', '(none)', 'No anchor text'])('%s is an empty cell', (anchor) => {
  expect(classify(anchor, false)).toBe('image or empty')
})

it.each(['Acme Labs™', 'ACME® Labs', 'Acme&trade; Labs'])('%s has a sign that belongs to no word', (anchor) => {
  expect(classify(anchor, false)).toBe('brand')
})
