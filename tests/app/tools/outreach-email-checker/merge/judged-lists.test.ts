import { expect, it } from 'vitest'
import { fieldsIn } from '@/app/tools/outreach-email-checker/merge/match-columns'
import { merge } from '@/app/tools/outreach-email-checker/merge/merge'
import { ALL_ROWS } from '@/tests/support/inputs/all-rows'

interface Judged {
  what: string
  email: string
  list: string
  /** By the number of a row: each field that is wrong, and a word of what is said. */
  wrong: Record<number, Record<string, string>>
}

/** As exports of different tools and countries have them. */
const LISTS: readonly Judged[] = [
  {
    what: 'a prospecting tool, English',
    email: 'Hi {{first_name}}, I read {{site}}.',
    list: `First Name,Last Name,Email,Website
Grace,O'Brien,grace@hill-walks.example,hill-walks.example
info,,info@slow-food.example,slow-food.example
,Baker,baker@rye-bread.example,rye-bread.example
Jean-Luc,Moreau,jl@velo-notes.example,velo-notes.example
KEVIN,Price,kp@tools.example,tools.example
dave,Webb,dave@webb.example,webb.example`,
    wrong: {
      3: { first_name: 'role' },
      4: { first_name: 'Empty' },
      6: { first_name: 'capitals' },
      7: { first_name: 'No capital' },
    },
  },
  {
    what: 'a German export with semicolons',
    email: 'Hallo {{vorname}} {{nachname}}, Ihre Seite {{domain}}',
    list: `Vorname;Nachname;Firma;Domain
Anna;Müller;Saatgut Notizen;saatgut-notizen.example
Dr. Jürgen;von der Heide;Gartenbuch;gartenbuch.example
Redaktion;;Beetkalender;beetkalender.example
Hans-Peter;MÃ¼ller;Imkerei;imkerei.example
Ute ;Groß;Hofladen;hofladen.example
k. A.;unbekannt;Moos;moos.example`,
    wrong: {
      3: { vorname: 'title' },
      4: { vorname: 'role', nachname: 'Empty' },
      5: { nachname: 'Damaged' },
      6: { vorname: 'space' },
      7: { vorname: 'missing', nachname: 'missing' },
    },
  },
  {
    what: 'French, with the last name in capitals',
    email: 'Bonjour {prénom}, votre site {site}',
    list: `Nom,Prénom,Site web
Lefèvre,Chloé,https://jardin-vert.example
D'Arcy,Anne-Sophie,https://pain-noir.example
Équipe,L'équipe,https://velo.example
Dupont,MARIE,https://marie.example
N'Diaye,Zoé,https://cuisine.example`,
    wrong: {
      2: { site: 'raw URL' },
      3: { site: 'raw URL' },
      4: { prénom: 'role', site: 'raw URL' },
      5: { prénom: 'capitals', site: 'raw URL' },
      6: { site: 'raw URL' },
    },
  },
  {
    what: 'Spanish',
    email: 'Hola {{nombre}}:',
    list: `Nombre,Apellidos,Sitio web,Correo
Ana María,García Márquez,huerto.example,ana@huerto.example
José,de la Cruz,pan.example,jose@pan.example
Redacción,,noticias.example,redaccion@noticias.example
Íñigo,Ñíguez,monte.example,i@monte.example
María  José,Peña,rio.example,mj@rio.example`,
    wrong: { 4: { nombre: 'role' }, 6: { nombre: 'Two spaces' } },
  },
  {
    what: 'Nordic',
    email: 'Hi {{First Name}},',
    list: `first_name\tlast_name\turl
Åsa\tÖberg\thttps://fjall.example/
Bjørn\tØ\thttps://fjord.example/
Aino😊\tVirtanen\thttps://jarvi.example/
Þóra\tGuðmundsdóttir\thttps://hver.example/
Ingrid &amp; Lars\tDahl\thttps://skog.example/`,
    wrong: { 4: { firstname: 'symbols' }, 6: { firstname: 'HTML' } },
  },
  {
    what: 'Chinese and Japanese',
    email: '您好 {{姓名}}：{{website}}',
    list: `姓名,website
李伟,https://chashu.example
王小明,https://shanlu.example
佐藤 花子,https://kissaten.example
editor@shucai.example,https://shucai.example
弗拉基米尔·普京,https://duizhang.example`,
    wrong: { 5: { 姓名: 'e-mail address' } },
  },
  {
    what: 'short and joined names',
    email: 'Hello {{fname}} {{lname}}',
    list: `FNAME,LNAME,Domain
Ng,Li,noodle.example
Li,Na,paper.example
deMarcus,van der Berg,court.example
AJ,McDonald,sound.example
J.R.,Null,oil.example
J,Smith,jay.example
Bo,Ó Súilleabháin,bog.example`,
    wrong: { 7: { fname: 'initial' } },
  },
  {
    what: 'a site in the place of a person',
    email: 'Hi {{first_name}}, {{site_name}} is great.',
    list: `site_name,url,first_name,last_name
Garden Notes,https://gardennotes.example,Garden Notes,
Rye Weekly,https://ryeweekly.example,Ryeweekly,
Seth,https://seth.example,Seth,Marlow
Peat & Co,https://peat.example,https://peat.example,
Moss,https://moss.example,moss.example,`,
    wrong: {
      2: { first_name: 'same' },
      3: { first_name: 'same' },
      5: { first_name: 'URL' },
      6: { first_name: 'URL' },
    },
  },
  {
    what: 'a column of contacts, with a person’s own blog',
    email: 'Dear {{contact_name}}',
    list: `Contact Name,Blog,Blog Name
Tim Ferrow,timferrow.example,Tim Ferrow
Dr. Anna Müller,seed-lab.example,Seed Lab
Editorial Team,bee-times.example,Bee Times
Bee Times,bee-times.example,Bee Times
"Smith, John",smithy.example,The Smithy
"Robert Downs, Jr.",downs.example,Downs
Webmaster,iron.example,Iron`,
    wrong: {
      4: { contactname: 'role' },
      5: { contactname: 'same' },
      6: { contactname: 'symbols' },
      8: { contactname: 'role' },
    },
  },
  {
    what: 'a CRM with its own words for nothing',
    email: 'Hi {{contact.firstname}} of {{company.name}}',
    list: `Record ID,Firstname,Lastname,Company name,Email
1,N/A,Hart,Hart Ltd,hart@hart.example
2,-,Cole,Cole & Sons,cole@cole.example
3,null,Reed,Reed,reed@reed.example
4,Unknown,Ward,unknown,ward@ward.example
5,First Name,Last Name,Company name,email
6,{{first_name}},Lane,Lane Press,lane@lane.example
7,#N/A,Fox,Fox,fox@fox.example
8,Priya,Nair,Nair Books,priya@nair.example`,
    wrong: {
      2: { firstname: 'missing' },
      3: { firstname: 'missing' },
      4: { firstname: 'missing' },
      5: { firstname: 'missing', companyname: 'missing' },
      6: { firstname: 'field', companyname: 'field' },
      7: { firstname: 'field' },
      8: { firstname: 'missing' },
    },
  },
  {
    what: 'scraped usernames',
    email: 'Hi {{name}}!',
    list: `Name,URL
anna_b,https://a-one.example
Tom2019,https://b-two.example
@kim,https://c-three.example
Admin,https://d-four.example
J?rgen,https://e-five.example
Olena Kovalenko,https://f-six.example`,
    wrong: {
      2: { name: 'symbols' },
      3: { name: 'digits' },
      4: { name: 'symbols' },
      5: { name: 'role' },
      6: { name: 'symbols' },
    },
  },
  {
    what: 'Slavic and Greek names',
    email: 'Hi {{first_name}} {{last_name}}',
    list: `first_name,last_name,site
Łukasz,Wójcik,las.example
Олена,Шевченко,sad.example
АЛЕКСЕЙ,Иванов,reka.example
Γιώργος,Παπαδόπουλος,elia.example
გიორგი,ბერიძე,vazi.example
Đorđe,Čović,more.example
Ð¡ÐµÑ€Ð³ÐµÐ¹,Orlov,orel.example`,
    wrong: { 4: { first_name: 'capitals' }, 8: { first_name: 'Damaged' } },
  },
  {
    what: 'Arabic, Hebrew, Hindi, Vietnamese, Hawaiian',
    email: 'Hi {{first_name}},',
    list: `first_name,website
محمد,nakhl.example
نور الهدى,bahr.example
דוד,gan.example
प्रिया,bagh.example
The Anh,tra.example
Nguyễn Thị Minh,lua.example
Kaʻiulani,kai.example
sales@kai.example,kai.example`,
    wrong: { 9: { first_name: 'e-mail address' } },
  },
  {
    what: 'Dutch and Portuguese, an address in the field of the site',
    email: 'Beste {{voornaam}}, {{website}}',
    list: `Voornaam;Achternaam;Website
Anne-Fleur;van 't Hoff;tulp.example
João;dos Santos;info@mar.example
Mw. De Vries;De Vries;kaas.example
Het Team;;fiets.example
Joost de Wit;de Wit;molen.example`,
    wrong: {
      3: { website: 'e-mail address' },
      4: { voornaam: 'title' },
      5: { voornaam: 'role' },
      6: { voornaam: 'full name' },
    },
  },
  {
    what: 'pages and topics',
    email: 'Hi {{first name|there}}, your {{page_title}} at {{page_url}} about {{topic}}',
    list: `first name,page_title,page_url,topic
Ines,Storing Seeds,https://seeds.example/storing,seeds
,Keeping Bees,https://bees.example/keeping,bees
Rosa,Chloë’s Kitchen,https://chloe.example/,
Paul,Jars &amp; Lids,https://jars.example/lids, jars
Noor,NASA FAQ,https://space.example/faq,topic`,
    wrong: { 4: { topic: 'Empty' }, 5: { pagetitle: 'HTML', topic: 'space' }, 6: { topic: 'field' } },
  },
]

it('has fifteen lists', () => expect(LISTS).toHaveLength(15))

for (const { what, email, list, wrong } of LISTS) {
  it(`judges ${what}`, async () => {
    const fields = fieldsIn([email])
    const merged = await merge({ file: new Blob([list]), reading: {}, chooser: ALL_ROWS, which: 'all', fields })
    expect(merged.fields.filter(({ column }) => column === undefined)).toEqual([])
    const found = merged.rows.flatMap(({ number, faults }) =>
      faults.length === 0
        ? []
        : [[number, Object.fromEntries(faults.map(({ field, what }) => [fields[field]?.key, what.join('; ')]))]],
    )
    const expected = Object.entries(wrong).map(([number, faults]) => [
      Number(number),
      Object.fromEntries(Object.entries(faults).map(([field, word]) => [keyOf(field), expect.stringContaining(word)])),
    ])
    expect(found).toEqual(expected)
  })
}

/** The tables above write names as the e-mails do. */
function keyOf(field: string): string {
  return field
    .normalize('NFD')
    .replace(/[\p{M}_ ]/gu, '')
    .normalize('NFC')
}
