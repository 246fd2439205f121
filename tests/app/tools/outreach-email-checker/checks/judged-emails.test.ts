import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkEmail, checkFollowUp } from '@/app/tools/outreach-email-checker/checks/check-email'
import { detectLanguage } from '@/app/tools/outreach-email-checker/language/detect-language'

interface Judged {
  name: string
  kind: string
  language: string
  subject: string
  body: string
  /** The page that it is about. */
  site?: string
  followUps?: string[]
  verdicts: Record<string, boolean>
  /** Of a bad e-mail, the findings without which it was not understood. */
  wrong?: string[]
}

/** The names that verdicts give to what a finding says; any of them may be true. */
const JUDGED: readonly [title: RegExp, verdicts: string[]][] = [
  [/merge field|A name is missing/, ['has an unfilled merge field']],
  [/repeats an earlier/, ['a follow-up repeats an earlier e-mail']],
  [/adds nothing new/, ['a follow-up adds nothing']],
  [/no way to say no/, ['no way to say no']],
  [/No postal address/, ['no postal address']],
  [/The text has \d+ words/, ['too long (over 150 words)']],
  [/mass e-mail phrase/, ['over-promises / spam words', 'flattery without substance']],
  [/The subject has \d+ characters/, ['subject too wide (over 60 characters)']],
  [/^\d+ links/, ['more than one link']],
  [/It asks for nothing/, ['no clear ask']],
  [/It asks for \d+ things/, ['several asks']],
  [/It is not signed/, ["no sender's name"]],
  [/capitals|exclamation mark/, ['shouts (capitals or exclamation marks)']],
  [/looks like a reply/, ['pretends to be a reply']],
]

const FOLDER = 'tests/judged/emails'
const emails: Judged[] = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')))

/** The language, the verdict, and for a bad one a word of the finding that is about what is wrong. */
interface Pitch extends Pick<Judged, 'name' | 'language' | 'subject' | 'body' | 'site'> {
  verdict: 'good' | 'bad'
  finding?: string
}

const PITCHES = 'tests/judged/pitches'
const pitches: Pitch[] = readdirSync(PITCHES).map((file) => JSON.parse(readFileSync(`${PITCHES}/${file}`, 'utf8')))

/** The findings, with whether its verdict agrees; undefined without one. */
function findingsOf({ subject, body, site, followUps = [], verdicts }: Judged) {
  const about = { site, language: detectLanguage(`${subject}\n${body}`) }
  const later = followUps.flatMap((one, at) => checkFollowUp([body, ...followUps.slice(0, at)], one, about))
  const open = [...checkEmail(subject, body, about).findings, ...later].filter(({ verdict }) => verdict !== 'fine')
  return open.map(({ verdict, title, places }) => {
    const names = JUDGED.flatMap(([pattern, found]) => (pattern.test(title) ? found : []))
    const isRight = names.length > 0 ? names.some((name) => verdicts[name]) : undefined
    return { verdict, title, names, places: places.map(({ text }) => text), isRight }
  })
}

const ofKind = (...kinds: string[]) =>
  emails.filter(({ kind }) => kinds.includes(kind)).map((email) => [email.name, email] as const)

describe('of e-mails with verdicts', () => {
  it.each(ofKind('good'))('%s, a good one, has nothing to look at', (_name, email) => {
    expect(findingsOf(email)).toEqual([])
  })

  it.each(ofKind('sent'))('%s, as a careful person sends it, has nothing to fix', (_name, email) => {
    expect(findingsOf(email).filter(({ verdict }) => verdict === 'fix')).toEqual([])
  })

  it.each(ofKind('bad'))('%s is caught for what is wrong with it', (_name, email) => {
    const found = findingsOf(email).flatMap(({ names }) => names)
    expect(email.wrong?.filter((name) => !found.includes(name))).toEqual([])
  })

  it('the language is recognised, also by the first words', () => {
    const start = (text: string) => text.split(/\s+/).slice(0, 30).join(' ')
    expect(emails.filter(({ language, body }) => detectLanguage(body) !== language)).toEqual([])
    expect(emails.filter(({ language, body }) => detectLanguage(start(body)) !== language)).toEqual([])
  })

  it.each([
    '貴サイトの鳥の一覧は2023年で終わっています。数字をお送りしてもよろしいでしょうか。',
    '您的鸟类名单止于2023年。您想要我们的数据吗？',
    'รายชื่อนกของคุณจบลงในปี 2023 คุณต้องการตัวเลขของเราไหม',
    'Hallo {{Vorname}}, ich mag {{Webseite}}.',
  ])('the language of few words is not English in other letters, or where they greet in it: %s', (text) => {
    expect(detectLanguage(text)).not.toBe('en')
  })

  it('at most three in a hundred findings are wrong', () => {
    const judged = emails
      .flatMap((email) => findingsOf(email).map((found) => ({ email: email.name, ...found })))
      .filter(({ isRight }) => isRight !== undefined)
    const wrong = judged.filter(({ isRight }) => isRight === false)
    expect(judged.length).toBeGreaterThan(50)
    expect(wrong.length / judged.length).toBeLessThanOrEqual(0.03)
  })
})

describe('of 40 pitches in five languages', () => {
  const openIn = ({ subject, body, site }: Pitch) =>
    checkEmail(subject, body, { site, language: detectLanguage(`${subject}\n${body}`) }).findings.filter(
      ({ verdict }) => verdict !== 'fine',
    )
  const ofVerdict = (verdict: Pitch['verdict']) =>
    pitches.filter((pitch) => pitch.verdict === verdict).map((pitch) => [pitch.name, pitch] as const)

  it.each(ofVerdict('good'))('%s has nothing to fix and at most two hints', (_name, pitch) => {
    const open = openIn(pitch)
    expect(open.filter(({ verdict }) => verdict === 'fix')).toEqual([])
    expect(open.map(({ title }) => title).slice(2)).toEqual([])
  })

  it.each(ofVerdict('bad'))('%s is caught for what is wrong with it', (_name, pitch) => {
    expect(openIn(pitch).map(({ title }) => title)).toContainEqual(expect.stringContaining(pitch.finding ?? '-'))
  })

  it('the language is recognised, and most good ones have nothing to look at', () => {
    const wrong = pitches.filter(({ language, subject, body }) => detectLanguage(`${subject}\n${body}`) !== language)
    expect(wrong.map(({ name }) => name)).toEqual([])
    const green = ofVerdict('good').filter(([, pitch]) => openIn(pitch).length === 0)
    expect(green.length).toBeGreaterThanOrEqual(14)
  })
})
