import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindsOf } from '@/app/tools/outreach-email-checker/merge/column-kinds'
import { faultLines } from '@/app/tools/outreach-email-checker/merge/fault-list'
import { fill } from '@/app/tools/outreach-email-checker/merge/fill'
import { columnKind, fieldsIn, matchColumns } from '@/app/tools/outreach-email-checker/merge/match-columns'
import { type MergeJob, merge } from '@/app/tools/outreach-email-checker/merge/merge'
import { findMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'
import type { Decision } from '@/components/list-reading/list'
import { chooserOf } from '@/components/list-table/chooser-of'
import { NO_FILTER } from '@/components/list-table/filter'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { ALL_ROWS } from '@/tests/support/inputs/all-rows'

const ALL = { chooser: ALL_ROWS, which: 'all' } as const
const mergeList = (email: string, list: string | Blob, given: Partial<MergeJob> = {}) =>
  merge({ file: new Blob([list]), reading: {}, fields: fieldsIn([email]), ...ALL, ...given })
const matched = (email: string, titles: readonly string[]) => {
  const fields = fieldsIn([email])
  const columns = matchColumns(fields, titles, kindsOf(titles))
  return fields.map(({ key }) => titles[columns[columnKind(key)] ?? -1])
}
const filled = (text: string, values: Record<string, string>) =>
  fill(text, (key) => values[key])
    .map(({ text }) => text)
    .join('')

describe('the columns of merge fields', () => {
  it.each([
    ['{{first_name}}', ['Website', 'First Name'], 'First Name'],
    ['{{firstName}}', ['Vorname', 'Nachname'], 'Vorname'],
    ['{{first_name}}', ['Nom', 'Prénom'], 'Prénom'],
    ['*|FNAME|*', ['Email', 'Contact name'], 'Contact name'],
    ['{{ contact.firstname | default: "there" }}', ['FIRSTNAME', 'Name'], 'FIRSTNAME'],
    ['[Name]', ['Full name', 'URL'], 'Full name'],
    ['{{website}}', ['Name', 'Domain'], 'Domain'],
    ['{{site}}', ['Page URL', 'URL'], 'URL'],
    ['{{company}}', ['Domain', 'Blog name'], 'Blog name'],
    ['{{Prospect First Name}}', ['Last name', 'first-name'], 'first-name'],
    ['{{icebreaker}}', ['Name', 'Icebreaker'], 'Icebreaker'],
    ['{{line_2}}', ['line 1', 'line 2'], 'line 2'],
    ['{{topic}}', ['Name', 'Domain'], undefined],
    ['{{your_name}}', ['Name', 'Domain'], undefined],
    ['{{last_name}}', ['First name', 'Domain'], undefined],
    ['{{account.name}}', ['First name', 'Last name', 'Firm', 'Company'], 'Company'],
    ['{{ organization }}', ['Name', 'Blog name'], 'Blog name'],
    ['{{website}}', ['Name', 'Organization - Website'], 'Organization - Website'],
    ['{{site}}', ['Name', 'Web Page'], 'Web Page'],
    ['{{sendingAccountFirstName}}', ['First Name'], undefined],
    ['{{sending_account.email}}', ['Email'], undefined],
    ['{{ owner.firstname }}', ['First Name', 'Owner'], undefined],
    ['{{ owner.name }}', ['Owner name'], undefined],
    ['{!agent.Email}', ['Email'], undefined],
    ['{{mailbox.name}}', ['Name'], undefined],
    ['{{inbox.first_name}}', ['First Name'], undefined],
    ['{{organization.url}}', ['Name', 'Organization - Website'], 'Organization - Website'],
    ['{% if country == "DE" %}Ada{% endif %}', ['Name', 'Country'], 'Country'],
    ['{{ contact.owner.first_name }}', ['First Name'], undefined],
    ['{{owner_name}}', ['Site', 'Owner Name'], 'Owner Name'],
    ['[Name] von [Verein/Gruppe]', ['Verein/Gruppe', 'Name'], 'Name', 'Verein/Gruppe'],
    ['{first_name}: jūs esat {amats}', ['Amats', 'First name'], 'First name', 'Amats'],
  ])('finds that of %s', (field, titles, ...columns) => {
    expect(matched(`Hi ${field},`, titles)).toEqual(columns)
  })

  it('takes a name to write in e-mails, or what is said of an address, for no address', async () => {
    const list = 'E-mail,Name for e-mails,E-mail status\nann@kettles.com,Kettle Notes,valid\n'
    const { rows } = await mergeList('Hi {{Name for e-mails}}, you are {{E-mail status}}', list)
    expect(rows.map(({ values, faults }) => [...values, ...faults])).toEqual([['Kettle Notes', 'valid']])
  })

  it('takes a field once, and no condition or choice of words', () => {
    const fields = fieldsIn(['{{First_Name}}', '{Hi|Hello} {first_name}, {% if city %}{{city|your town}}{% endif %}'])
    expect(fields.map(({ key, text, places }) => [key, text, places.every(({ hasFallback }) => hasFallback)])).toEqual([
      ['firstname', '{{First_Name}}', false],
      ['city', '{{city|your town}}', true],
    ])
  })

  it('takes what a visitor chose, also no column', async () => {
    const list = 'Name,Alias,Site\nAnna,Anni,a.example\nTom,,b.example'
    const { fields, rows, view } = await mergeList('Hi {{name}} {{site}}', list, {
      reading: { columns: { 'field name': 1, 'field site': -1 } },
    })
    expect(fields.map(({ column }) => view.columns[column ?? -1])).toEqual(['Alias', undefined])
    expect(rows.map(({ values }) => values)).toEqual([
      ['Anni', undefined],
      ['', undefined],
    ])
  })
})

describe('a list', () => {
  it('is read with and without sites, and names each row', async () => {
    const { rows } = await mergeList('Hi {{first_name}}', 'first_name,last_name\nAnna,Berg\n\nTom,Webb')
    expect(rows.map(({ number, who }) => [number, who])).toEqual([
      [2, 'Berg'],
      [4, 'Webb'],
    ])
    const sites = await mergeList('Hi {{name}}', 'name,site\nAnna,https://a.example/\nTom,b.example')
    expect(sites.rows.map(({ who }) => who)).toEqual(['https://a.example/', 'b.example'])
  })

  it('goes without rows that another tool left out', async () => {
    const { rows, leftOut } = await mergeList('Hi {{name}}', 'name,site\nAnna,a.example\nTom,b.example', {
      leftOut: new Map([[0, 'A duplicate']]),
    })
    expect(rows.map(({ who }) => who)).toEqual(['b.example'])
    expect(leftOut).toBe(1)
  })

  it('goes without sites that are never pitched', async () => {
    const file = new Blob(['name,site\nAnna,a-b.com\nTom,www.b-c.com/x'])
    const fields = fieldsIn(['Hi {{name}}'])
    const without = (...sites: string[]) => {
      const chooser = { ...ALL_ROWS, never: new Map(sites.map((site) => [site, 'own'] as const)) }
      return merge({ ...ALL, file, reading: {}, fields, chooser })
    }
    const { rows, neverPitched } = await without('b-c.com')
    expect(rows.map(({ who }) => who)).toEqual(['a-b.com'])
    expect(neverPitched).toBe(1)
    await expect(without('a-b.com', 'b-c.com')).rejects.toThrow('never-pitch list')
  })

  it.each([
    ['the kept rows, a contact by its own decision', 'kept', 'kept', 'Ann, Cy'],
    ['without a kept row, all but the skipped ones', 'kept', undefined, 'Ann, Bo, Di'],
    ['all but the skipped rows', 'open', 'kept', 'Ann, Bo, Cy'],
    ['all rows', 'all', 'kept', 'Ann, Bo, Cy, Di'],
  ] as const)('merges %s', async (_what, which, verdict, names) => {
    const list = 'name,site,email\nAnn,a-b.com,ann@a-b.com\nBo,a-b.com,bo@a-b.com\nCy,c-d.com,\nDi,e-f.com,\n'
    const decisions = new Map<string, Decision>([
      ['a-b.com ann@a-b.com', { verdict, atMs: 1 }],
      ['c-d.com', { verdict: verdict ?? 'skipped', atMs: 1 }],
      ['e-f.com', { verdict: verdict && 'skipped', atMs: 1 }],
    ])
    const { rows } = await mergeList('Hi {{name}}', list, { which, chooser: { ...ALL_ROWS, decisions } })
    expect(rows.map(({ values }) => values[0]).join(', ')).toBe(names)
  })

  it.each([
    ['kept', { ann: 'kept', cy: 'skipped' }, 'Ann'],
    ['open', { ann: 'skipped' }, 'Bo, Cy, Site'],
    ['kept', { ann: 'skipped', bo: 'kept' }, 'Bo'],
    ['open', { '': 'skipped', bo: 'kept', cy: undefined }, 'Bo'],
  ] as const)('merges %s rows of one saved list, with %j', async (which, verdicts, names) => {
    const decisions = new Map(
      Object.entries(verdicts).map(([name, verdict]) => [
        name ? `e-f.org ${name}@e-f.org` : 'e-f.org',
        { verdict, note: 'read', atMs: 1 },
      ]),
    )
    const list = `name,site,email\n${['Ann', 'Bo', 'Cy'].map((name) => `${name},e-f.org,${name}@e-f.org\n`).join('')}Site,e-f.org,\n`
    const id = browserLists.add({ name: 'contacts.csv', file: new Blob([list]) }, { decisions })
    const { rows } = await mergeList('Hi {{name}}', list, { which, chooser: await chooserOf({ id }) })
    browserLists.remove(id)
    expect(rows.map(({ values }) => values[0]).join(', ')).toBe(names)
  })

  it.each([
    [{ state: 'kept' }, 'kept', 'no longer chosen'],
    [{ state: 'never pitch' }, 'kept', 'no longer chosen'],
    [{ text: 'nobody' }, 'kept', 'no longer chosen'],
    [{ state: 'skipped' }, 'open', 'choose all rows'],
    [{}, 'open', 'choose all rows'],
  ] as const)('says what helps where %j and %s leave no row', async (filter, which, words) => {
    const decisions = new Map([['a-b.com', { verdict: 'skipped' as const, atMs: 1 }]])
    const chooser = { ...ALL_ROWS, decisions, filter: { ...NO_FILTER, ...filter } }
    await expect(mergeList('Hi {{name}}', 'name,site\nAnn,a-b.com\n', { which, chooser })).rejects.toThrow(words)
  })

  it('has all rows where all are chosen, though another tool handed on some', async () => {
    const chooser = { ...ALL_ROWS, filter: { ...NO_FILTER, text: 'a-b' } }
    const list = 'name,site\nAnn,a-b.com\nBen,b-c.com\n'
    const rowsOf = async (which: MergeJob['which']) => (await mergeList('Hi {{name}}', list, { which, chooser })).rows
    expect([(await rowsOf('open')).length, (await rowsOf('all')).length]).toEqual([1, 2])
  })

  it('has all but the skipped rows of a list whose kept ones were handed on', async () => {
    const verdict = (one: 'kept' | 'skipped') => ({ verdict: one, atMs: 1 })
    const decisions = new Map([
      ['a-b.com', verdict('kept')],
      ['b-c.com', verdict('skipped')],
    ])
    const chooser = { ...ALL_ROWS, decisions, filter: { ...NO_FILTER, state: 'kept' as const } }
    const list = 'name,site\nAnn,a-b.com\nBen,b-c.com\nCleo,c-d.com\n'
    const namesOf = async (which: MergeJob['which']) =>
      (await mergeList('Hi {{name}}', list, { which, chooser })).rows.flatMap(({ values }) => values)
    expect([await namesOf('kept'), await namesOf('open')]).toEqual([['Ann'], ['Ann', 'Cleo']])
  })

  it.each([
    ['kept', ['Ann'], true],
    ['open', ['Ann', 'Cleo'], true],
    ['all', ['Ann', 'Ben', 'Cleo'], true],
  ] as const)('takes %s rows by the decisions in a file that this site wrote', async (which, names, isByFile) => {
    const list = 'name,site,Decision\nAnn,a-b.com,kept\nBen,b-c.com,skipped\nCleo,c-d.com,\n'
    const merged = await mergeList('Hi {{name}}', list, { which, chooser: ALL_ROWS })
    expect([merged.rows.flatMap(({ values }) => values), merged.isByFile]).toEqual([names, isByFile])
  })

  it.each([
    ['a-b.com\nb-c.com\n', /no table/],
    ['', /no table/],
    ['first_name,site\n', /no table|no rows/],
    ['first_name,site\nAnna,"a.example\nTom,b.example', /quotation mark opened in row 2/],
    [`first_name,site\n${'Anna,a.example\n'.repeat(5_001)}`, /has 5,001 rows. Up to 5,000/],
  ])('says in a sentence what is wrong with %#', async (list, message) => {
    await expect(mergeList('Hi {{first_name}}', list)).rejects.toThrow(message)
  })

  it('says that first names are full names', async () => {
    const list = 'Contact name,Site\nKim,c.example\nAnna Berg,a.example\nTom Webb,b.example'
    expect((await mergeList('Hi {{first_name}}', list)).fullNames).toEqual([
      { title: 'Contact name', example: 'Anna Berg' },
    ])
    expect((await mergeList('Hi {{name}}', list)).fullNames).toEqual([])
    const withLast = 'Nombre,Apellidos\nAna María,Peña\nJuan José,Díaz'
    expect((await mergeList('Hola {{nombre}}', withLast)).fullNames).toEqual([])
  })

  it('lists the empty values of a row first, and none where there is a fallback', async () => {
    const list = 'first_name,site,topic\nTEAM,,\n,a.example,jars'
    const lines = faultLines(await mergeList('Hi {{first_name|there}}, {{topic}} on {{site}}', list))
    expect(lines.map(({ number, field, what }) => [number, field, what])).toEqual([
      [2, '{{topic}}', 'Empty'],
      [2, '{{site}}', 'Empty'],
      [2, '{{first_name|there}}', 'A role or a team'],
    ])
  })
})

describe('the faults of values', () => {
  const faults = async (email: string, list: string, given: Partial<MergeJob> = {}) => {
    const { rows, fields } = await mergeList(email, list, given)
    return rows.map(({ faults, hint = [] }) => [...faults.map((one) => `${fields[one.field]?.key} ${one.what}`), hint])
  }

  it.each([
    '{% if first_name %}Hi {{first_name}}{% else %}Hello{% endif %}',
    '{{#if firstName}}Hi {{firstName}},{{else}}Hi,{{/if}}',
    '*|IF:FNAME|*Hi *|FNAME|**|END:IF|*',
  ])('are none where a condition guards an empty one: %s', async (email) => {
    expect(await faults(`${email} of {{company}}`, 'First name,Company,Site\nAnn,,a.com\n,Bee,b.com')).toEqual([
      ['company Empty', []],
      [[]],
    ])
    const [field, ...others] = fieldsIn([`${email} of {{company}}`]).map(({ key }) => key)
    expect([field?.slice(0, 1), ...others]).toEqual(['f', 'company'])
  })

  it('are found in a branch that another field opens', async () => {
    const email = '{% if last_name %}Dear {{first_name}} {{last_name}}{% endif %}'
    expect(await faults(email, 'first_name,last_name\n,Berg\nTEAM,\n')).toEqual([['firstname Empty', []], [[]]])
    expect(await faults('{Hi {{first_name}}|Dear {{last_name}}}', 'first_name,last_name\nAnn,\n')).toEqual([
      ['lastname Empty', []],
    ])
  })

  it('are URLs, capitals and tracking in a sentence, and a list has the bare domain too', async () => {
    const list =
      'Site,Topic\nhttps://www.bee-notes.com/about?a=b,BEE KEEPING\nowls.com,BBC News\nWWW.OWLS.COM/?utm_source=x,IKEA'
    const bad = [['topic All in capitals', 'site A raw URL in a sentence', []], [[]], ['site Tracking parameters', []]]
    expect(await faults('On {{topic}}, I read {{site}} twice', list)).toEqual(bad)
    expect(await faults('On it: {{topic}}\n\nLink: {{site}}\n{{site}}', list)).toEqual([[[]], [[]], bad[2]])
    const { rows, view } = await mergeList('I read {{site}} twice', list, { reading: { columns: { 'field site': 2 } } })
    expect(view.columns[2]).toBe('The site’s domain alone')
    expect(rows.map(({ values, faults }) => [...values, ...faults])).toEqual([
      ['bee-notes.com'],
      ['owls.com'],
      ['owls.com'],
    ])
  })

  it.each([
    ['Country', 'Germany,UK,Austria,de-AT,Switzerland,,India', [0, 2, 3]],
    ['Site language', 'Deutsch,English,"German, English",pt-BR,Klingon,en-GB,FR', [0, 3, 6]],
    ['Notes', 'Germany,French', []],
  ])('have a hint where “%s” names another language, and an ending names none', async (title, cells, others) => {
    const values = cells.match(/"[^"]*"|[^,]+|(?<=,)(?=,)/g) ?? []
    const list = values.map((value, at) => `Ann,a${at}-notes.de,${value}`).join('\n')
    const { rows } = await mergeList('Hi {{name}}', `Name,Site,${title}\n${list}`, { language: 'en' })
    expect(rows.flatMap(({ hint }, at) => (hint?.includes(`“${title}”`) ? at : []))).toEqual(others)
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
  })
})

describe('a filled e-mail', () => {
  it('has the values, fallbacks for empty ones, and leaves a field without a column', () => {
    const text = 'Hi {{first_name|there}}, I read {{ site }} on {{topic}}. {Hi|Hello}'
    expect(filled(text, { firstname: 'Anna', site: 'a.example' })).toBe('Hi Anna, I read a.example on {{topic}}. Hi')
    expect(filled(text, { firstname: ' ', site: '' })).toBe('Hi there, I read  on {{topic}}. Hi')
  })

  it.each([
    ['{% if first_name %}Hi {{first_name}}{% else %}Hello{% endif %}, Ada', 'Hi Bo, Ada', 'Hello, Ada'],
    ['{%- if first_name != blank -%}Hi {{ first_name }}{%- endif -%}!', 'Hi Bo!', '!'],
    ['{% unless first_name %}Hello{% else %}Hi {{first_name}}{% endunless %}', 'Hi Bo', 'Hello'],
    ['{% if first_name == "Bo" and site %}Bo!{% elsif site %}{{site}}{% else %}You{% endif %}', 'Bo!', 'a.example'],
    ['{% if first_name or site %}One{% endif %}{% if not first_name %}None{% endif %}', 'One', 'OneNone'],
    ['{{#if first_name}}Hi {{first_name}}{{else}}Hello{{/if}}', 'Hi Bo', 'Hello'],
    ['{{#unless first_name}}Hello{{/unless}}{{#if site}}{{#if first_name}}, Bo{{/if}}!{{/if}}', ', Bo!', 'Hello!'],
    ['{{#first_name}}Hi {{first_name}}{{/first_name}}{{^first_name}}Hello{{/first_name}}', 'Hi Bo', 'Hello'],
    ['*|IF:FIRST_NAME|*Hi *|FIRST_NAME|**|ELSE:|*Hello*|END:IF|*', 'Hi Bo', 'Hello'],
    ['*|IFNOT:FIRST_NAME|*Hello*|ELSE:|*Hi*|END:IF|*', 'Hi', 'Hello'],
    ['{{RANDOM | Hi {{first_name}} | Hello | Hey}}!', 'Hi Bo!', 'Hi !'],
    ['{Hi {there|{{first_name}}}|Hello}, {love|like} your {blog|site}', 'Hi there, love your blog', undefined],
    ['{{Hi|Hello}} {first_name|you}, {really |}good', 'Hi Bo, really good', 'Hi you, really good'],
    ['{Hi {{first_name}},|Hello,} {{I read|I saw}} {{it|this|that}}.', 'Hi Bo, I read it.', 'Hi , I read it.'],
    ['{% spin %}{% variation %}Hi{% variation %}Hey{% endspin %} {{first_name}}', 'Hi Bo', 'Hi '],
    ['{% if site contains "EXAMPLE" %}Ex{% endif %}{{#if (eq first_name "Bo")}}, Bo{{/if}}', 'Ex, Bo', 'Ex'],
    ['{{ first_name | capitalize | default: "you" }}, {{first_name | default: "you" | upcase}}', 'Bo, Bo', 'you, you'],
  ])('has one branch of %s', (text, whole, empty = whole) => {
    expect(filled(text, { firstname: 'Bo', site: 'a.example' })).toBe(whole)
    expect(filled(text, { firstname: '', site: 'a.example' })).toBe(empty)
  })

  const SPELLINGS = [
    '{{first_name}}',
    '{first_name}',
    '[First Name]',
    '%FIRST_NAME%',
    '<<first name>>',
    '*|FIRST_NAME|*',
  ]
  const SITES = ['{{website}}', '{website}', '[Website]', '%%website%%', '{{ lead.website }}']

  it('has no merge field left that has a column', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...SPELLINGS, ...SITES, 'Hi', 'about', ',\n\n', 'I read', '“a page”', '[PDF]'), {
          maxLength: 12,
        }),
        fc.constantFrom(...NAMES),
        (words, name) => {
          const text = words.join(' ')
          const done = filled(text, { firstname: name, website: 'garden.example' })
          expect(findMergeFields(done).filter(({ text }) => /name|website/i.test(text))).toEqual([])
        },
      ),
    )
  })
})

const NAMES = [
  ...[
    'Jean-Luc',
    'O’Brien',
    "D'Angelo",
    'Ng',
    'Li',
    'van der Berg',
    'Åsa',
    '李伟',
    'Ana María',
    'deMarcus',
    'AJ',
    'J.P.',
  ],
  ...[
    'Ka',
    'Na',
    'Don',
    'Xi',
    'Zoë',
    'Łukasz',
    'Nguyễn',
    'María José',
    'Siobhán',
    'Mary Ann',
    'St. John',
    'Þóra',
    'Иван',
  ],
  ...[
    'محمد',
    'דוד',
    'प्रिया',
    '花子',
    '지훈',
    'Γιώργος',
    'გიორგი',
    'Kaʻiulani',
    'Renée',
    'Mª José',
    'L’Oréal',
    'Art',
    'Page',
  ],
]

it('finds nothing wrong with plausible names', async () => {
  const row = fc.record({ first: fc.constantFrom(...NAMES), site: fc.integer({ min: 1, max: 999 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
      const list = rows.map(({ first, site }) => `${first},https://site-${site}.example/a,Notes ${site}\n`)
      const { rows: read } = await mergeList('Hi {{first_name}}', `first_name,url,blog name\n${list.join('')}`)
      expect(read).toHaveLength(rows.length)
      expect(read.flatMap(({ faults }) => faults)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

it('checks 300 rows in under a second', async () => {
  const rows = Array.from(
    { length: 300 },
    (_, at) => `Anna ${at % 7 ? '' : 'TEAM'},Berg,a${at}@b${at}.com,https://b${at}.com/x`,
  )
  const list = ['first_name,last_name,email,site', ...rows].join('\n')
  // Of the processor, because other tests run beside it.
  const before = process.cpuUsage().user
  await mergeList('Hi {{first_name}} {{last_name}} {{email}} {{site}}', list)
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000)
})
