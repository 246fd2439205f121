import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEmail, checkFollowUp } from '@/app/tools/outreach-email-checker/checks/check-email'
import { findPhrases } from '@/app/tools/outreach-email-checker/checks/find-phrases'
import { phrasesIn } from '@/app/tools/outreach-email-checker/checks/phrases'
import { segmentsOf } from '@/app/tools/outreach-email-checker/report/marks'
import { findLinks } from '@/app/tools/outreach-email-checker/text/links'
import { charactersOf } from '@/app/tools/outreach-email-checker/text/words'

const GOOD_SUBJECT = 'Your list of trail maps lacks the Harz'
const GOOD_BODY = `Hi Ada,

Your list of trail maps is the one that our group uses. It ends at Goslar, though. We mapped the paths of the Harz last
year, with heights and water. Would a link to them help your readers? https://example.com/harz

If not, a one-word no is fine.

Grace Weber
Harz Walkers, 12 Mill Lane, Hexham`

const titles = (subject: string, body: string) =>
  checkEmail(subject, body)
    .findings.filter(({ verdict }) => verdict !== 'fine')
    .map(({ title }) => title)

describe('an e-mail', () => {
  it('that is fine has nothing to fix or to review', () => {
    expect(titles(GOOD_SUBJECT, GOOD_BODY)).toEqual([])
  })

  it.each<[what: string, email: { subject?: string; body?: string }, title: RegExp]>([
    ['an open merge field', { body: GOOD_BODY.replace('Ada', '{{first_name}}') }, /merge field/],
    ['an open merge field in the subject', { subject: '[Name], a map' }, /merge field/],
    ['a lost name', { body: GOOD_BODY.replace('Hi Ada', 'Hi ') }, /name is missing/],
    ['no subject', { subject: ' ' }, /no subject/],
    ['a long subject', { subject: 'a map '.repeat(20) }, /119 characters/],
    ['a subject that pretends to be a reply', { subject: 'Re: maps' }, /looks like a reply/],
    ['no text', { body: '' }, /no text/],
    [
      'too much text',
      { body: GOOD_BODY.replace('It ends', `${'The path is here. '.repeat(40)}It ends`) },
      /2\d\d words/,
    ],
    ['a shortened link', { body: GOOD_BODY.replace('https://example.com/harz', 'https://bit.ly/x') }, /shortened link/],
    ['a bare http link', { body: GOOD_BODY.replace('https:', 'http:') }, /without https/],
    ['a tracked link', { body: GOOD_BODY.replace('/harz', '/?utm_source=mail') }, /tracking/],
    ['a code word that nobody asked for', { subject: 'PLUMB maps' }, /capitals/],
    ['many links', { body: `${GOOD_BODY} www.a.com www.b.com` }, /^3 links/],
    ['a phrase of mass mail', { body: `${GOOD_BODY} Dofollow backlinks only.` }, /^2 mass e-mail phrases/],
    ['capitals', { subject: 'PLEASE read' }, /capitals/],
    ['an exclamation mark in the subject', { subject: 'Maps!' }, /exclamation mark in the subject/],
    [
      'nothing asked',
      { body: GOOD_BODY.replace('Would a link to them help your readers?', '') },
      /It asks for nothing/,
    ],
    ['two requests', { body: GOOD_BODY.replace('If not', 'Please share them. If not') }, /^It asks for 2 things/],
    ['no way to say no', { body: GOOD_BODY.replace(/If not.*/, '') }, /no way to say no/],
    ['nobody’s name', { body: GOOD_BODY.replace('Grace Weber\nHarz Walkers', 'at') }, /It is not signed/],
    ['no postal address', { body: GOOD_BODY.replace('12 Mill Lane, ', '') }, /No postal address/],
    [
      'no page of theirs',
      { subject: 'The Harz', body: GOOD_BODY.replace(/Your list of trail maps/, 'This') },
      /none of their pages/,
    ],
  ])('with %s is told so', (_what, { subject = GOOD_SUBJECT, body = GOOD_BODY }, title) => {
    expect(titles(subject, body)).toEqual([expect.stringMatching(title)])
  })

  it('with a list is told only of the merge fields that have no column there', () => {
    const body = GOOD_BODY.replace('Ada', '{{First_Name}}').replace('Goslar', '[Topic]')
    const fields = [{ key: 'firstname', column: 0 }, { key: 'topic' }]
    const [found] = checkEmail(GOOD_SUBJECT, body, { fields }).findings
    expect(found).toMatchObject({ title: 'One merge field is not filled in', places: [{ text: '[Topic]' }] })
    const filled = 'Hi {{First_Name}}, {% if firstname %}{good|fine} day{% endif %}. {{owner.name}}'
    const all = [...fields, { key: 'ownername', isSenders: true }]
    expect(checkFollowUp([], filled, { fields: all }).map(({ title }) => title)).toContain(
      'Your list has every merge field',
    )
    const spun = GOOD_BODY.replace('Hi Ada', '{{RANDOM | Hi {{first_name}} | Dear {{first_name}}}}')
    expect(checkEmail(GOOD_SUBJECT, spun, { fields }).findings.map(({ title }) => title)).not.toContain(
      'Words in capitals',
    )
  })

  it.each([
    ['quotes shouting', 'Maps', `${GOOD_BODY}\nYou wrote “LEVEL PATHS AHEAD!!!” of Goslar.`],
    ['has the code word that was asked for', '[CLOVER] Maps', `${GOOD_BODY}\nYou wanted CLOVER in the subject.`],
    ['answers a request', 'Re: Maps', GOOD_BODY.replace(/If not.*/, 'This is for your request in the round-up.')],
    ['has a link and its source', GOOD_SUBJECT, `${GOOD_BODY}\nhttps://example.org/source`],
    ['has a name in capitals', GOOD_SUBJECT, `${GOOD_BODY}\nUNESCO has a map as well.`],
    ['denies a phrase', GOOD_SUBJECT, `${GOOD_BODY}\nThere is no hurry, and it is not a paid post.`],
    ['names a client', GOOD_SUBJECT, `${GOOD_BODY}\nI write on behalf of Weber Maps.`],
  ])('that %s has nothing to look at', (_what, subject, body) => {
    expect(titles(subject, body)).toEqual([])
  })

  it.each([
    ['en', 'I work on behalf of a client in home improvement.'],
    ['de', 'Für einen unserer Kunden suchen wir Partner.'],
    ['fr', 'C’est pour l’un de nos clients.'],
    ['es', 'Es para uno de nuestros clientes.'],
    ['it', 'Scrivo per conto di un cliente.'],
  ])('that hides its client is told so, in %s: %s', (language, text) => {
    const { findings } = checkEmail(GOOD_SUBJECT, `${GOOD_BODY}\n${text}`, { language })
    expect(findings.flatMap(({ places }) => places.map(({ why }) => why))).toContainEqual(
      expect.stringMatching(/Say who/),
    )
  })

  it('that wants a paid link unmarked has something to fix', () => {
    const hidden = 'We pay $80 for a link, and it must not be marked as sponsored.'
    expect(checkEmail(GOOD_SUBJECT, `${GOOD_BODY}\n${hidden}`).findings[0]).toMatchObject({
      verdict: 'fix',
      title: 'It offers or asks money for a link',
    })
  })

  it('of another language is told only what any language shows', () => {
    const { findings, asks } = checkEmail('Karten '.repeat(12), `${GOOD_BODY} {{name}} https://a.com www.b.com`, {
      language: 'de',
    })
    expect(asks).toBeUndefined()
    expect(findings.map(({ title }) => title)).toEqual([
      'One merge field is not filled in',
      'The subject has 83 characters',
      '3 links',
      expect.stringMatching(/^The text has \d+ words$/),
    ])
  })

  it.each([
    ['de', 'Ich bin auf Ihre Website gestoßen, Sie bieten echten Mehrwert.', 2],
    ['fr', 'Un échange de liens ? Un monde en constante évolution.', 2],
    ['es', 'Descubrí su blog. Un backlink ayudaría.', 2],
    ['it', 'Uno scambio di link, in continua evoluzione.', 2],
    ['de', 'Sehr geehrter Webseitenbetreiber, noch keine Antwort?', 2],
    ['fr', 'J’adore votre univers. Ce n’est pas seulement un blog.', 2],
    ['es', 'Me encanta tu blog: no es solo un blog.', 2],
    ['de', 'Ihr Blog ist mehr als nur ein Blog, er hebt uns auf das nächste Level.', 2],
    ['it', 'Non è solo una guida, è una vera e propria oasi.', 2],
  ])('in %s is told of stock phrases: %s', (language, text, count) => {
    const found = checkEmail(GOOD_SUBJECT, text, { language }).findings.map(({ title }) => title)
    expect(found).toContain(`${count} mass e-mail phrases`)
    expect(found).not.toContain('No mass e-mail phrases')
  })

  it('of a language that nobody knows is told nothing in English', () => {
    const said = checkEmail('Re: Kalender', 'Hi, kalenteri.', { language: 'und' }).findings.map(({ title }) => title)
    expect(said.join()).not.toMatch(/asks|signed|way to say no|postal|phrase/)
  })

  it.each([
    'Reply with your rates ASAP.',
    'Send us your list.',
    'If you sell links, contact me.',
    'It would be great if you could link to it.',
    'We are hoping you could add it.',
    'Just reply by Friday.',
    "We'd love a link.",
    'Looking for your best price.',
    'Your rates?',
    'Name your price.',
    'Add our link to your page.',
    'You could add it below the table.',
    'We want a link on your page.',
    'I am asking for a link.',
    'Provide your rates.',
    'Revert with your rates.',
    'Just hit reply.',
    'You are welcome to use it with a credit.',
    'If you link to it, people see the wells.',
    'It would fit below the table.',
    'A link as the source would be kind.',
  ])('asks for something by “%s”', (request) => {
    const asked = checkEmail('', GOOD_BODY.replace('Would a link to them help your readers?', request)).asks
    expect(asked).toBe(1)
  })

  it.each<[what: string, text: string, count: number]>([
    ['one thing in two sentences', 'Would you consider adding it? If so, could you link to this page?', 1],
    ['one thing, with an offer and a wish', 'Could you add it? I’d be happy to send the file. Let me know.', 1],
    ['one of two things', 'Could you add it or share it in your newsletter?', 1],
    ['an offer alone', 'Shall I send you the file? Would that be of interest?', 1],
    ['three things in one sentence', 'Please add it, share it with your readers and tell me what you charge.', 3],
    ['a link and a call', 'Could you link to it? Can you book a call with me?', 2],
  ])('asks for %s', (_what, text, count) => {
    expect(checkEmail('', GOOD_BODY.replace('Would a link to them help your readers?', text)).asks).toBe(count)
  })

  it.each([
    ['en', 'We would happily pay $80 for the placement.'],
    ['en', 'What are your rates for a guest post with a link?'],
    ['en', 'Do you accept paid posts? We need one link.'],
    ['en', 'We would send you a kettle for free in exchange for a link.'],
    ['en', 'Fifty links, only €199.'],
    ['en', 'We offer $80 per link.'],
    ['fr', 'Nous cherchons un article rémunéré avec un lien.'],
    ['de', 'Für den Link zahlen wir Ihnen 80 €.'],
    ['fr', 'Quels sont vos tarifs pour un article avec un lien ?'],
    ['es', 'Pagamos 60 euros por un enlace.'],
    ['it', 'Quali sono le vostre tariffe per un link?'],
    ['en', 'I send you a £50 voucher as soon as the link is live.'],
    ['en', 'We would like to buy a link on your blog.'],
    ['de', 'Nennen Sie uns den Preis für eine Veröffentlichung mit Link.'],
    ['fr', 'Nous souhaitons acheter un lien sur votre blog.'],
    ['es', 'Le ofrecemos 50 € por cada enlace.'],
    ['fr', 'Nous offrons 60€ pour l’insertion d’un lien.'],
    ['it', 'Qual è il prezzo di un articolo con un link?'],
  ])('with money for a link is told what Google says, in %s: %s', (language, text) => {
    const [found, ...others] = checkEmail(GOOD_SUBJECT, `${GOOD_BODY}\n${text}`, { language }).findings.filter(
      ({ source }) => source,
    )
    expect(others).toEqual([])
    expect(found).toMatchObject({ verdict: 'review', source: { url: expect.stringMatching(/google.*#link-spam$/) } })
    expect(text).toContain(found?.places[0]?.text)
  })

  it.each([
    'Your table of fees for notaries has a broken link. Prices for 2024 are $80.',
    'The link to the $50 voucher is dead.',
    'Thanks for the rates. As agreed, we pay $300 for the link.',
    'We pay $300 for the post, and the link has rel="sponsored".',
    'Readers pay attention to the link.',
    'You told me that the link costs $140, and we pay it.',
    'The buy link of the $50 kettle is dead.',
    'You do not accept paid posts, and I want no link.',
  ])('about a price is told nothing of Google: %s', (text) => {
    expect(checkEmail(GOOD_SUBJECT, `${GOOD_BODY}\n${text}`).findings.filter(({ source }) => source)).toEqual([])
  })

  it('with one phrase that chatbots like has nothing to review, and with two signs it has', () => {
    expect(titles(GOOD_SUBJECT, `${GOOD_BODY}\nIt is a testament to patience.`)).toEqual([])
    expect(titles(GOOD_SUBJECT, `${GOOD_BODY}\nIt isn’t just a list, it’s a map.`)).toEqual([])
    const two = 'It resonated with me: it isn’t just a list, it’s a map.'
    expect(titles(GOOD_SUBJECT, `${GOOD_BODY}\n${two}`)).toEqual(['2 mass e-mail phrases'])
    expect(titles(GOOD_SUBJECT, `${GOOD_BODY}\nWe delve into it. It adds value.`)).toEqual(['2 mass e-mail phrases'])
  })

  it.each([
    '14 Glebe Gardens, Hexham',
    'Mill House, Church Lane, Alnwick',
    'Flat 2, 9 Royal Crescent, Bath',
    'Riverside Works, Leeds LS98AH',
    '350 5th Ave, Suite 2100, New York',
    'Portland, Oregon 97205',
    '4410 County Road, Ames',
    'Boise, ID 83702-1234',
  ])('from “%s” has a postal address', (address) => {
    expect(titles(GOOD_SUBJECT, GOOD_BODY.replace('12 Mill Lane, Hexham', address))).toEqual([])
  })

  it.each([
    'SEO Team',
    'Link Building Department',
    'The Growth Team',
    'Outreach Manager',
    'SEO Team\nAcme Digital',
    'SEO Team\nRankBoost',
    'Seedshop.com',
    'Acme Ltd',
    'Digital Marketing',
    'Your SEO Partner',
    'Thanks, SEO Team',
  ])('by “%s” is not signed', (signature) => {
    expect(
      titles(GOOD_SUBJECT, GOOD_BODY.replace(/Grace Weber[\s\S]*/, `${signature}\n12 Mill Lane, Hexham`)),
    ).toContain('It is not signed')
  })

  it.each([
    'Grace',
    'Grace Weber, Weber Marketing',
    'Grace\nSEO Team',
    'Grace McKay',
    'Ines Roth | SEO Team',
    'Jo Price',
    'Grace from the SEO team',
    'Grace (SEO Team)',
    'Grace | Outreach',
    'Grace @ Harz Walkers',
    'Thanks, Grace',
  ])('by “%s” is signed', (signature) => {
    expect(titles(GOOD_SUBJECT, GOOD_BODY.replace(/Grace Weber[\s\S]*/, `${signature}\n12 Mill Lane, Hexham`))).toEqual(
      [],
    )
  })

  it('with a shortened link among others has nothing to fix, because one may be theirs', () => {
    const { findings } = checkEmail(GOOD_SUBJECT, `${GOOD_BODY} Yours to http://bit.ly/x is dead.`)
    expect(findings.filter(({ verdict }) => verdict === 'fix')).toEqual([])
  })

  it('without a field says only that none was found', () => {
    const merge = (body: string) =>
      checkEmail(GOOD_SUBJECT, body).findings.filter(({ title }) => /merge|filled/.test(title))
    expect(merge(GOOD_BODY)).toMatchObject([{ verdict: 'fine', title: 'No merge field was found' }])
    expect(merge(`${GOOD_BODY} {{headline}}`)).toMatchObject([
      { verdict: 'review', title: 'This may be a merge field' },
    ])
  })

  it('in wide characters has a subject as wide as it is drawn', () => {
    expect(titles('東京の古い鉄道駅についてのあなたの記事に欠けている時刻表と地図のご提案です', GOOD_BODY)).toEqual([
      'The subject is as wide as 74 Latin letters',
    ])
  })

  it('about a page on a listed phrase may name it', () => {
    const about = GOOD_BODY.replace('Your list of trail maps', 'Your guide to anchor text')
    expect(titles(GOOD_SUBJECT, `${about}\nIt says of anchor text what it is.`)).toEqual([])
    expect(titles(GOOD_SUBJECT, `${GOOD_BODY}\nPlace our anchor text.`).join()).toContain('mass e-mail')
  })

  it('has its address quoted whole', () => {
    const { findings } = checkEmail(GOOD_SUBJECT, 'I wrote to you.\nGrace Weber, PO Box 12')
    expect(findings.flatMap(({ places }) => places.map(({ text }) => text))).toContain('PO Box 12')
  })

  it('has findings to fix before those to review', () => {
    const { findings } = checkEmail('MAPS AND PATHS!!', 'Hi {name}, see http://bit.ly/a')
    const order = findings.map(({ verdict }) => ['fix', 'review', 'fine'].indexOf(verdict))
    expect(order).toEqual(order.toSorted())
  })

  it('of any text is checked, and every place is in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (subject, body) => {
        const { findings, subjectCharacters } = checkEmail(subject, body)
        expect(subjectCharacters).toBe(charactersOf(subject.trim()).length)
        const email = { subject, body }
        for (const { part, start, text } of findings.flatMap(({ places }) => places)) {
          expect(email[part].slice(start, start + text.length)).toBe(text)
        }
        const marked = segmentsOf(email, 'body', findings)
        expect(marked.map(({ text }) => text).join('')).toBe(body)
      }),
    )
  })
})

it('links end before what the sentence adds', () => {
  const found = findLinks('See https://example.com/a_(b, or (www.example.org/x). And <https://example.net>.')
  expect(found.map(({ text }) => text)).toEqual([
    'https://example.com/a_(b',
    'www.example.org/x',
    'https://example.net',
  ])
})

describe('an e-mail to a page', () => {
  const PAGE = 'https://www.trail-notes.example/maps/lists-of-the-alps.html'
  const about = (site: string, body = GOOD_BODY) =>
    checkEmail(GOOD_SUBJECT, body, { site }).findings.find(({ title }) => /their (?:site|page)|theirs/.test(title))

  it.each([
    ['speaks of it', PAGE, `${GOOD_BODY} The list lacks the Alps.`, 'It mentions their page'],
    [
      'names the site alone',
      `${PAGE}?x`,
      'Hi, I like trail-notes.example a lot.',
      'It names their site, but not the page',
    ],
    ['names the site', 'trail-notes.example', 'Hi, I like TrailNotes a lot.', 'It names their site'],
    ['names neither', PAGE, 'Hi, I like it a lot.', 'It names neither their site nor any of its pages'],
    [
      'speaks of a page whose URL says nothing',
      'https://a-b.example/?p=2231',
      GOOD_BODY,
      'It mentions one of their pages',
    ],
    [
      'quotes a title',
      'https://a-b.example/2019/04/0231.html',
      'In “Walking the Old Salt Road” the map stops.',
      'It mentions one of their pages',
    ],
    [
      'quotes a title in German',
      'https://a-b.example/p/8',
      'In „Hochbeete selbst bauen“ fehlt etwas.',
      'It mentions one of their pages',
    ],
    [
      'has the words of its URL with accents',
      'https://a-b.example/guia-de-senderos',
      'la guía de senderos',
      'It mentions their page',
    ],
    ['speaks of a part', PAGE, 'I use your narrow gauge timeline.', 'It mentions one of their pages'],
    ['names a site with a sign', 'https://kettleandtrail.example/', 'Kettle & Trail lists it.', 'It names their site'],
    [
      'names a site below another host name',
      'https://blog.saltroads.example/',
      'Salt Roads lists it.',
      'It names their site',
    ],
    [
      'says blog and no name',
      'https://blog.saltroads.example/',
      'I like the blog.',
      'It names neither their site nor any of its pages',
    ],
  ])('%s', (_what, site, body, title) => {
    expect(checkEmail('Maps', body, { site }).findings.map((one) => one.title)).toContain(title)
  })

  it('has nothing to fix, whatever the page is called', () => {
    for (const site of [PAGE, 'https://a.example/?p=1', 'a.example', 'https://a.example/zzz/qqq-www'])
      expect(
        checkEmail('Maps', 'Hi, I like it a lot.', { site }).findings.filter(({ verdict }) => verdict === 'fix'),
      ).toEqual([])
  })

  it('is not compared with what is no address', () => {
    expect(about('some blog')?.title).toBe('It mentions one of their pages')
  })
})

describe('a follow-up', () => {
  const of = (body: string, ...earlier: string[]) =>
    checkFollowUp([GOOD_BODY, ...earlier], body).map(({ verdict, title }) => `${verdict}: ${title}`)
  const NEW = `Hi Ada,

a second summer of measurements is in: heights for eleven more paths, and three wells that have run dry.

Grace Weber
Harz Walkers, 12 Mill Lane, Hexham`

  it('with news is fine, greeting and signature apart', () => {
    expect(of(NEW)).toEqual(expect.arrayContaining(['fine: It repeats nothing', 'fine: It adds something new']))
  })

  it('is told what it repeats, word for word', () => {
    const body = `Hi Ada,\n\nWE mapped the paths of\nthe Harz last year. Any news?\n\nGrace Weber`
    const [repeats] = checkFollowUp([GOOD_BODY], body)
    expect(repeats).toMatchObject({
      verdict: 'fix',
      title: expect.stringMatching(/^\d\d% of it repeats an earlier e-mail$/),
    })
    expect(repeats?.places.map(({ text }) => text)).toEqual(['WE mapped the paths of\nthe Harz last year'])
    expect(of(body)).toContain('review: It adds nothing new')
  })

  it('is compared with every e-mail before it, but not with what it quotes', () => {
    expect(of(NEW, NEW).join()).toMatch(/fix: \d+% of it repeats an earlier e-mail/)
    const quoted = GOOD_BODY.replace(/^/gm, '> ')
    expect(of(`${NEW}\n\nOn Monday Grace wrote:\n${quoted}`)).toContain('fine: It repeats nothing')
  })

  it.each([
    'The count for March is in: 31, up from 24.',
    'Following up with the figure that was missing: 12.8 % protein.',
    'The second edition is at https://a.example/second',
    'Another link on the page died: the one to the map of hides.',
    'One more thing: your map shows the hide on the wrong bank.',
    'We added the winter figures and a map of the hides.',
    'The ferry has stopped running since, and the operator names a bus that replaces it until summer.',
  ])('with news adds something: %s', (body) => {
    expect(of(`Hi Ada,\n\n${body}\n\nGrace`)).toContain('fine: It adds something new')
  })

  it.each([
    'Just bumping this to the top of your inbox in case you missed it. Did you have a chance to look at my last email?',
    'I wanted to follow up on my message of 3 November. I know you must be busy these days.',
    'A gentle reminder about my email from 5 days ago, which probably disappeared between other things.',
    'Any thoughts?',
    'Still waiting for your answer. Wondering whether you had seen this.',
    'Final attempt. Should I close your file? Permission to assume that it is not a priority.',
    'I have e-mailed you several times and am disappointed. This is my last message. Is your silence a no?',
    'I have not heard from you yet, so I thought I would try once more.',
  ])('that only points back adds nothing: %s', (body) => {
    expect(of(`Hi Ada,\n\n${body}\n\nGrace`)).toContain('review: It adds nothing new')
  })

  it('in another language is not told that a reminder in new words is news', () => {
    const body =
      'Hallo Ada,\n\nhaben Sie meine Nachricht vielleicht übersehen? Über eine Antwort würde ich mich freuen.'
    const found = checkFollowUp([GOOD_BODY], body, { language: 'de' }).map(({ title }) => title)
    expect(found).not.toContain('It adds something new')
  })

  it('that names the title again has nothing to fix', () => {
    const title = 'your list of trail maps is the one that our group uses'
    expect(
      of(
        `Hi Ada,\n\nsince ${title}: two wells ran dry in March and one path has moved to the ridge above the old mine.`,
      ).join(),
    ).not.toContain('fix:')
  })

  it('is as short as a note', () => {
    expect(of(`${NEW} ${'More about the paths and wells. '.repeat(20)}`).join()).toMatch(/review: It has 1\d\d words/)
    expect(of('')).toContain('fix: There is no text')
  })
})

describe('phrases of mass mail', () => {
  it('are more than 120, and each is found with a reason of its own kind', () => {
    const listed = phrasesIn('en')
    expect(listed.length).toBeGreaterThanOrEqual(120)
    for (const [phrase, why] of listed) {
      for (const variant of variantsOf(phrase))
        expect(findPhrases(`See: ${variant.toUpperCase()}.`)).toMatchObject([{ phrase, why }])
      expect(why).toMatch(/^.{15,}[.?]$/)
    }
  })

  it.each([
    "I've been following your blog for a while",
    'I have been reading your site for years',
    'I love what you do',
    'We loved your posts!',
    'I really enjoyed your article.',
    'Huge fan here',
    "I'm a massive fan of your work",
    'We wrote the ultimate guide to kettles',
    'It would mean a lot',
    "It'd mean the world to us",
    "I'd be glad to return the favor",
    'happy to return the favour',
    'I found some broken links',
    'I spotted a few broken links',
    'We discovered a couple of dead links',
    'I enjoyed reading your blog',
    'It would mean so much',
    'We noticed several dead links',
    'I think your readers would love it',
    'Reply ASAP',
    'I have followed your blog for a while now',
    'I am a regular reader of your blog',
    "I'm a huge fan",
    'Huge fan of the blog!',
    'I love the work you do',
    'We love what you guys do',
    'I loved your latest post.',
    'Great job on your blog',
    'You have an amazing site',
    'It would really mean a lot',
    'I came across a few dead links',
    'There are some broken links on your site',
    'I discovered a broken link on your site',
    'I stumbled across your page',
    'Hope all is well',
    'I trust this message finds you well',
    'Hope you had a great weekend',
    'Dear Blog Owner,',
    'We can exchange links',
    'from DA 70 sites',
    'Are you free for a 15-minute call?',
    'It adds value to the page',
    'I have not heard back',
    'We are still waiting',
    'I was blown away by your page',
    'Google may penalize your site',
    'a fantastic addition to it',
  ])('are found in “%s”', (text) => {
    expect(findPhrases(text)).toHaveLength(1)
  })

  it.each([
    'I loved your post on lock gates',
    'I enjoyed your article “Nine looms”',
    'I have been reading your series on locks since March',
    'Hi there Chidi,',
    'My son is a huge fan of owls',
    'I loved your latest post on lock gates',
    'A broken link on your page about locks is the one to /gates',
    'I found two broken links: one in step 3, one in step 4',
    'Small dates mean a lot to gardeners',
    'My name is Ruth, and I drew an infographic of each skyscraper for the Leeds Partnership',
  ])('are not found in “%s”, which says something', (text) => {
    expect(findPhrases(text)).toEqual([])
  })

  it('may stand in a title that the e-mail quotes', () => {
    const about = GOOD_BODY.replace('Your list of trail maps', '“The Ultimate Guide to Trail Maps [Infographic]”')
    expect(titles('One figure in “The Ultimate Guide to Trail Maps”', about)).toEqual([])
  })

  it('are whole words, over line ends and hyphens but not over sentences, and no addresses', () => {
    expect(findPhrases('The urgently needed cryptography of Casinova. Act. Now. https://a.com/link-exchange')).toEqual(
      [],
    )
    expect(findPhrases('Backlinks, across\nlines: link\n exchange').map(({ phrase }) => phrase)).toEqual([
      'backlink',
      'link exchange',
    ])
  })
})

/** Each alternative of `post/article` once. */
function variantsOf(phrase: string): string[] {
  const places = phrase.split(' ').map((word) => word.split('/'))
  const most = Math.max(...places.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => places.map((words) => words[at % words.length]).join(' '))
}
