import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEmail } from '@/app/tools/outreach-email-checker/check-email'
import { cutTo } from '@/app/tools/outreach-email-checker/inbox-line'
import { findLinks } from '@/app/tools/outreach-email-checker/links'
import { findTriggerWords } from '@/app/tools/outreach-email-checker/trigger-words'
import { charactersOf } from '@/app/tools/outreach-email-checker/words'

const GOOD_SUBJECT = 'Your list of trail maps lacks the Harz'
const GOOD_BODY = `Hi Ada,

your list of trail maps is the one that our group uses. It ends at Goslar, though. We mapped the paths of the Harz last
year, with heights and water. Would a link to them help your readers? https://example.com/harz

Grace`

const titles = (subject: string, body: string) =>
  checkEmail(subject, body)
    .findings.filter(({ verdict }) => verdict !== 'fine')
    .map(({ title }) => title)

describe('a letter', () => {
  it('that is fine has nothing to mend or to look at', () => {
    expect(titles(GOOD_SUBJECT, GOOD_BODY)).toEqual([])
  })

  it.each([
    ['an open merge field', GOOD_SUBJECT, GOOD_BODY.replace('Ada', '{{first_name}}'), /merge field/],
    ['an open merge field in the subject', '[Name], a map', GOOD_BODY, /merge field/],
    ['a lost name', GOOD_SUBJECT, GOOD_BODY.replace('Hi Ada', 'Hi '), /name is missing/],
    ['no subject', ' ', GOOD_BODY, /no subject/],
    ['a long subject', 'a map '.repeat(20), GOOD_BODY, /119 characters/],
    ['a subject that pretends to be a reply', 'Re: maps', GOOD_BODY, /pretends to be a reply/],
    ['no text', GOOD_SUBJECT, '', /no text/],
    ['too much text', GOOD_SUBJECT, 'I like maps. '.repeat(70), /210 words/],
    ['a shortened link', GOOD_SUBJECT, `${GOOD_BODY} https://bit.ly/x`, /shortened link/],
    ['a bare http link', GOOD_SUBJECT, `${GOOD_BODY} http://example.com`, /without https/],
    ['a tracked link', GOOD_SUBJECT, `${GOOD_BODY} https://example.com/?utm_source=mail`, /tracking/],
    ['many links', GOOD_SUBJECT, `${GOOD_BODY} www.a.com www.b.com`, /^3 links/],
    ['a phrase of mass mail', GOOD_SUBJECT, `${GOOD_BODY} Dofollow backlinks only.`, /^2 phrases/],
    ['capitals', 'PLEASE read', GOOD_BODY, /capitals/],
    ['an exclamation mark in the subject', 'Maps!', GOOD_BODY, /exclamation mark in the subject/],
  ])('with %s is told so', (_what, subject, body, title) => {
    expect(titles(subject, body)).toEqual([expect.stringMatching(title)])
  })

  it('has what to mend before what to look at', () => {
    const { findings } = checkEmail('MAPS AND PATHS!!', 'Hi {name}, see http://bit.ly/a')
    const order = findings.map(({ verdict }) => ['mend', 'look', 'fine'].indexOf(verdict))
    expect(order).toEqual(order.toSorted())
  })

  it('of any text is checked, and every place is in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (subject, body) => {
        const { findings, subjectCharacters } = checkEmail(subject, body)
        expect(subjectCharacters).toBe(charactersOf(subject.trim()).length)
        const about = findings.filter(({ title }) => !/phrase/.test(title)).flatMap(({ places }) => places)
        for (const place of about) expect(subject.includes(place) || body.includes(place)).toBe(true)
      }),
    )
  })
})

describe('links', () => {
  it('end before what the sentence adds', () => {
    const found = findLinks('See https://example.com/a_(b, or (www.example.org/x). And <https://example.net>.')
    expect(found.map(({ text }) => text)).toEqual([
      'https://example.com/a_(b',
      'www.example.org/x',
      'https://example.net',
    ])
  })
})

describe('phrases of mass mail', () => {
  it('are whole words', () => {
    expect(findTriggerWords('The urgently needed cryptography of Casinova')).toEqual([])
    expect(findTriggerWords('Backlinks, across\nlines: link\n exchange').map(({ phrase }) => phrase)).toEqual([
      'link exchange',
      'backlink',
    ])
  })
})

describe('an inbox line', () => {
  it('is cut between characters and never longer than its width', () => {
    expect(cutTo('👩‍👩‍👧 and the others', 3)).toBe('👩‍👩‍👧 a…')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 80 }), (text, width) => {
        expect(charactersOf(cutTo(text, width).replace(/…$/, '')).length).toBeLessThanOrEqual(width)
      }),
    )
  })
})
