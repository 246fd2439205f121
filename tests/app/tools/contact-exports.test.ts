import { describe, expect, it } from 'vitest'
import { clean } from '@/app/tools/prospect-list-cleaner/clean'
import { writeFile } from '@/app/tools/prospect-list-cleaner/write-file'
import { writeCsv } from '@/components/csv/write-csv'
import { readSource } from '@/components/list-reading/reading'
import { xlsxOfRows, xlsxOfSheets } from '@/tests/support/inputs/workbook-rows'

const RULES = { exclude: '', onlyEndings: '', withoutEndings: '', dropsPlatforms: true }

/** A contact before it is written. */
interface Contact {
  id: number
  /** As the product writes it; empty where it has none. */
  website: string
  email: string
  secondEmail: string
  /** By the letter of this file: of the website, or else of the first e-mail address that is not at a provider. */
  site?: string
  isAtProvider: boolean
}

interface Form {
  name: string
  /** Where the columns are documented. */
  source: string
  hasWebsite: boolean
  columns: readonly (readonly [title: string, cell: (contact: Contact) => string])[]
}

const PROVIDERS = ['gmail.com', 'orange.fr', 'gmx.de', 'yahoo.co.uk', 'proton.me', 'hotmail.com']
const ENDINGS = ['com', 'de', 'co.uk', 'org', 'io']

/** Deterministic. Sites come again after three of five rows, as a site has several contacts. */
function contactsOf({ hasWebsite }: Form, rows: number): Contact[] {
  return Array.from({ length: rows }, (_, id) => {
    const at = id % Math.ceil(0.6 * rows)
    const domain = `company-${at}.${ENDINGS[at % ENDINGS.length]}`
    const website = !hasWebsite || id % 3 === 2 ? '' : id % 2 === 0 ? `https://www.${domain}` : domain
    const provider = PROVIDERS[id % PROVIDERS.length]
    const email = id % 7 === 6 ? '' : id % 4 === 1 ? `ann.lee${id}@${provider}` : `ann.lee${id}@${domain}`
    const secondEmail = id % 5 === 1 ? `ann${id}@mail.${domain}` : ''
    const atProvider = email.endsWith(`@${provider}`)
    const emailSite = email !== '' && !atProvider ? domain : secondEmail === '' ? undefined : domain
    return {
      id,
      website,
      email,
      secondEmail,
      site: website === '' ? emailSite : domain,
      isAtProvider: website === '' && emailSite === undefined && atProvider,
    }
  })
}

const linkedIn = ({ id }: Contact) => `http://www.linkedin.com/in/ann-lee-${id}`
const APOLLO: Form['columns'] = [
  ['First Name', () => 'Ann'],
  ['Last Name', ({ id }) => `Lee ${id}`],
  ['Title', ({ id }) => (id % 9 === 0 ? 'Editor at Booking.com' : 'Editor')],
  // A company may be called as its site is.
  ['Company Name', ({ id }) => (id % 6 === 0 ? 'Monday.com' : `Company ${id}`)],
  ['Email', ({ email }) => email],
  ['Email Status', () => 'Verified'],
  ['Contact Owner', ({ id }) => (id % 2 === 0 ? 'me@agency-of-ours.com' : 'you@agency-of-ours.com')],
  ['Person Linkedin Url', linkedIn],
  ['Website', ({ website }) => website],
  ['Company Linkedin Url', ({ id }) => `http://www.linkedin.com/company/company-${id}`],
  ['Facebook Url', ({ id }) => (id % 3 === 0 ? `https://www.facebook.com/company${id}` : '')],
  ['Twitter Url', ({ id }) => (id % 4 === 0 ? `https://twitter.com/company${id}` : '')],
  ['Secondary Email', ({ secondEmail }) => secondEmail],
]

const FORMS: readonly Form[] = [
  {
    name: 'Apollo',
    source: 'https://knowledge.apollo.io/hc/en-us/articles/4409161532045; the titles are those of its exports',
    hasWebsite: true,
    columns: APOLLO,
  },
  {
    name: 'Apollo, cut to what a person needs',
    source: 'as above',
    hasWebsite: false,
    columns: APOLLO.filter(([title]) => /^(?:First Name|Email|Person Linkedin Url|Secondary Email)$/.test(title)),
  },
  {
    name: 'Hunter’s leads',
    source: 'https://hunter.io/api-documentation/v2#leads: the fields of a lead',
    hasWebsite: true,
    columns: [
      ['Email', ({ email }) => email],
      ['First name', () => 'Ann'],
      ['Last name', ({ id }) => `Lee ${id}`],
      ['Position', () => 'Editor'],
      ['Company', ({ id }) => `Company ${id}`],
      ['Company industry', () => 'Publishing'],
      ['Confidence score', ({ id }) => String(id % 100)],
      ['Website', ({ website }) => website],
      ['Country code', () => 'DE'],
      ['LinkedIn URL', linkedIn],
      ['Twitter', ({ id }) => `@annlee${id}`],
      ['Phone number', ({ id }) => `+49.30.${id}`],
      ['Notes', ({ id }) => (id % 10 === 0 ? 'Wrote for techcrunch.com, and theverge.com.' : '')],
      ['Source', () => 'Hunter (Domain Search)'],
      ['Secondary email', ({ secondEmail }) => secondEmail],
    ],
  },
  {
    name: 'BuzzStream’s people',
    source:
      'https://buzzstream.zendesk.com/hc/en-us/articles/216196903 names the fields: Assigned To, Relationship Stage, Email 1',
    hasWebsite: true,
    columns: [
      ['First Name', () => 'Ann'],
      ['Last Name', ({ id }) => `Lee ${id}`],
      ['Assigned To', () => 'me@agency-of-ours.com'],
      ['Relationship Stage', () => 'Not Started'],
      ['Overall Rating', ({ id }) => String(id % 5)],
      ['Person About', ({ id }) => (id % 5 === 0 ? 'Edits smashingmagazine.com and css-tricks.com' : '')],
      ['Twitter', ({ id }) => `https://twitter.com/annlee${id}`],
      ['Facebook', ({ id }) => `https://www.facebook.com/annlee${id}`],
      ['LinkedIn', linkedIn],
      ['Website', ({ website }) => website],
      ['Email 1', ({ email }) => email],
      ['Email 2', ({ secondEmail }) => secondEmail],
    ],
  },
  {
    name: 'Pitchbox’s partners',
    source: 'https://help.pitchbox.com/article/252-partner-crm-import',
    hasWebsite: true,
    columns: [
      ['Partner URL', ({ website }) => website],
      ['Partner Category', () => 'Technology'],
      ['Contact Email', ({ email }) => email],
      ['Contact First Name', () => 'Ann'],
      ['Contact Last Name', ({ id }) => `Lee ${id}`],
      ['Company', ({ id }) => `Company ${id}`],
      ['Guest Post Price', () => '150'],
      ['Guest Post Rel', () => 'follow'],
      ['Second Contact Email', ({ secondEmail }) => secondEmail],
    ],
  },
]

describe.each(FORMS.flatMap((form) => [12, 300].map((rows) => [form.name, rows, form] as const)))(
  '%s with %i rows',
  (_name, rows, form) => {
    const contacts = contactsOf(form, rows)
    const table = [
      form.columns.map(([title]) => title),
      ...contacts.map((contact) => form.columns.map(([, cell]) => cell(contact))),
    ]
    const sites = contacts.map(({ site }) => site)
    const different = [...new Set(sites.filter((site) => site !== undefined))]
    const file = new Blob([writeCsv(table)])

    it('is cleaned to its sites, each once', async () => {
      const { kept, verdict, dropped } = await clean({ ...RULES, list: file })
      expect(verdict.domains).toEqual(different)
      expect(kept).toBe(different.length)
      expect(dropped).toMatchObject({
        duplicate: sites.filter((site) => site !== undefined).length - different.length,
        mailbox: contacts.filter(({ isAtProvider }) => isAtProvider).length,
        'no domain': contacts.filter(({ site, isAtProvider }) => site === undefined && !isAtProvider).length,
        platform: 0,
        comment: 0,
      })
    })

    it('is read by the checkers and the comparison', async () => {
      const reading = await readSource({ file, wantsSheet: true })
      if (!reading.sheet) throw new Error('This is no sheet.')
      expect(reading.sheet.rows.map(({ domain }) => domain)).toEqual(sites)
      const list = await readSource({ file, wantsSheet: false })
      expect(list).toEqual({ domains: different, rejected: expect.any(Array) })
    })

    it('is left out, pasted or dropped', async () => {
      const list = new Blob([
        'techcrunch.com\nagency-of-ours.com\nown-site.com\n',
        ...different.map((site) => `${site}\n`),
      ])
      for (const exclude of [writeCsv(table), file]) {
        const { verdict } = await clean({ ...RULES, list, exclude })
        expect(verdict.domains).toEqual(['techcrunch.com', 'agency-of-ours.com', 'own-site.com'])
      }
    })
  },
)

it.each(FORMS.map((form) => [form.name, form] as const))(
  '%s with 3,000 rows is cleaned to its sites',
  async (_name, form) => {
    const contacts = contactsOf(form, 3_000)
    const rows = contacts.map((contact) => form.columns.map(([, cell]) => cell(contact)))
    const { verdict } = await clean({
      ...RULES,
      list: new Blob([writeCsv([form.columns.map(([title]) => title), ...rows])]),
    })
    expect(verdict.domains).toEqual([...new Set(contacts.flatMap(({ site }) => site ?? []))])
  },
)

it('of an export with the pages where each address was found, the contacts’ domain is read', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => [
    `ann${at}@stripe.com`,
    'stripe.com',
    `https://page-${at}.com/about`,
    `https://other-${at}.org/team`,
  ])
  const table = [['Email address', 'Domain name', 'Source 1', 'Source 2'], ...rows]
  const { verdict } = await clean({ ...RULES, list: new Blob([writeCsv(table)]) })
  expect(verdict.domains).toEqual(['stripe.com'])
})

it.each([
  [
    'companies that are called as sites are',
    'Company',
    (at: number) => (at % 2 === 0 ? 'Booking.com' : `firm${at}.com`),
  ],
  ['one account of the sheet’s owner', 'Account', () => 'agency-of-ours.com'],
])('beside %s, the e-mail addresses tell the sites', async (_what, title, cellOf) => {
  const rows = Array.from({ length: 40 }, (_, at) => [cellOf(at), `ann@site-${at}.com`])
  const { kept, verdict } = await clean({ ...RULES, list: new Blob([writeCsv([[title, 'E-mail'], ...rows])]) })
  expect([kept, verdict.domains[0]]).toEqual([40, 'site-0.com'])
})

it.each([
  ['profiles alone', 'Name,Profile\nAnn,https://www.linkedin.com/in/ann\nBo,https://www.linkedin.com/in/bo\n', 0, 2],
  ['profiles and sites', 'Name,Profile,Blog\nAnn,https://x.com/ann,a.com\nBo,https://x.com/bo,b.com\n', 2, 0],
  [
    'profiles, and e-mail addresses at providers',
    'Name,Profile,Mail\nAnn,https://x.com/ann,ann@gmail.com\nBo,https://x.com/bo,bo@gmx.de\n',
    0,
    2,
  ],
])('%s', async (_what, text, kept, left) => {
  const result = await clean({ ...RULES, list: new Blob([text]) })
  expect(result.kept).toBe(kept)
  expect(result.dropped.platform + result.dropped.mailbox).toBe(left)
})

it('of a workbook’s sheets the one with the most sites is read, not the one with the most URLs', async () => {
  const pages = Array.from({ length: 50 }, (_, at) => [`https://own.com/${at}`])
  const profiles = Array.from({ length: 40 }, (_, at) => [`https://www.linkedin.com/in/ann-${at}`])
  const prospects = Array.from({ length: 9 }, (_, at) => [`https://site-${at}.com/`])
  const file = new Blob([
    xlsxOfSheets(
      [
        ['Pages', ...pages.flat()],
        ['Profile', ...profiles.flat()],
        ['Website', ...prospects.flat()],
      ].map((rows) => rows.map((cell) => [cell])),
    ),
  ])
  const { kept, sheet } = await clean({ ...RULES, list: file })
  expect(kept).toBe(9)
  expect(sheet?.view).toMatchObject({ sheet: 2, sheets: [{ sites: 1 }, { sites: 0 }, { sites: 9 }] })
})

it('a workbook of contacts is read like a CSV', async () => {
  const [form] = FORMS
  if (!form) throw new Error('no form')
  const contacts = contactsOf(form, 30)
  const table = [
    form.columns.map(([title]) => title),
    ...contacts.map((one) => form.columns.map(([, cell]) => cell(one))),
  ]
  const { verdict } = await clean({ ...RULES, list: new Blob([xlsxOfRows(table)]) })
  expect(verdict.domains).toEqual([...new Set(contacts.flatMap(({ site }) => site ?? []))])
})

const OURS = 'me@agency.example'

describe('the contacts of a sheet are those of the people to write to', () => {
  it.each([
    ['not those of a CRM’s owners', `Account owner,Site,Mail\n${OURS},a.com,ann@a.com\n${OURS},b.com,\n`, 'ann@a.com'],
    [
      'not a sender’s',
      `Site,Sender,E-mail\na.com,${OURS},ann@a.com\nb.com,you@agency.example,bo@b.com`,
      'ann@a.com bo@b.com',
    ],
    ['not those to whom rows are assigned', `Zuständig,Website,E-Mail\n${OURS},a.com,ann@a.com`, 'ann@a.com'],
    ['not those who wrote', `Emailed from,Website,E-Mail\n${OURS},a.com,ann@a.com`, 'ann@a.com'],
    [
      'nor those of two colleagues, whatever the column is called',
      `Owner,Site,Contact\n${OURS},a.com,ann@a.com\nyou@agency.example,b.com,bo@b.com\n${OURS},c.com,`,
      'ann@a.com bo@b.com',
    ],
    ['or of one in each row', `Site,VA,Email\na.com,${OURS},ann@a.com\nb.com,${OURS},`, 'ann@a.com'],
    ['but where there is nobody else', `Site,Contact owner\na.com,${OURS}`, OURS],
    ['those of a site’s owner too', 'Site,Site owner,Email\na.com,ann@a.com,info@a.com\n', 'ann@a.com info@a.com'],
    ['an owner’s e-mail', 'Owner email,Site\nann@a.com,a.com\nbo@b.com,b.com\n', 'ann@a.com bo@b.com'],
    [
      'those in notes only where a row has no other',
      `Notes,Site,Email\nasked ${OURS},a.com,ann@a.com\nask bo@b.com,b.com,\n`,
      'ann@a.com bo@b.com',
    ],
    ['all of a cell', 'Site,Email\na.com,"ann@a.com, bo@a.com"\na.com,bo@a.com\n', 'ann@a.com bo@a.com'],
    [
      'those whose sign has spaces',
      'Site,Email,Bio\na.com,ann @ a.com,founder at x.com\nb.com,bo at b.com,\nc.fi,cy (a) c.fi,\nd.com,di @d.com,',
      'ann@a.com bo@b.com cy@c.fi di@d.com',
    ],
    ['only those at a public ending', 'Site,Email\na.com,ann@a.com2\nb.com,"bo@b.com, bo@b"\n', 'bo@b.com'],
    ['all of the columns', 'Site,Email 1,Email 2\na.com,ann@a.com,bo@a.com\n', 'ann@a.com bo@a.com'],
    [
      'also without names of columns',
      'a.com,ann [at] a.com,x y\nb.com,mailto:bo@b.com?subject=Hi,y z',
      'ann@a.com bo@b.com',
    ],
  ])('%s', async (_what, text, expected) => {
    const { firstKept, contacts } = await clean({ ...RULES, list: new Blob([text]), keepsContacts: true })
    const found = firstKept.flatMap(({ contact }) => contact ?? [])
    expect(found.join(' ')).toBe(expected)
    expect(contacts).toBe(found.length)
  })
})

it('a row with several contacts is written once, as long as one of them is shown', async () => {
  const job = {
    ...RULES,
    list: new Blob(['Site,Email\na.com,ann@a.com; bo@a.com\na.com,bo@a.com\n']),
    keepsContacts: true,
  }
  const { dropped } = await clean(job)
  expect(dropped).toMatchObject({ duplicate: 1 })
  for (const [keys, rows] of [
    [['a.com bo@a.com'], 'a.com,ann@a.com; bo@a.com,a.com\n'],
    [['a.com bo@a.com', 'a.com ann@a.com'], 'a.com,ann@a.com; bo@a.com,a.com\n'],
    [[], ''],
  ] as const) {
    const file = await writeFile({ ...job, wanted: { keys, decisions: new Map() } })
    expect(await file.text()).toBe(`Site,Email,Domain\n${rows}`)
  }
})
