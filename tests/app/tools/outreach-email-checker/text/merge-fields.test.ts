import { describe, expect, it } from 'vitest'
import { findGaps } from '@/app/tools/outreach-email-checker/text/gaps'
import { findMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'

/** How the senders' documentation writes fields, and how their users write them. */
const SENDERS: Record<string, string[]> = {
  'ActiveCampaign (help.activecampaign.com)': ['%FIRSTNAME%', '%FULLNAME%', '%CONTACT_COMPANY_NAME%'],
  'AWeber (help.aweber.com)': ['{!firstname}', '{!name}'],
  'Brevo (help.brevo.com)': ['{{ contact.FIRSTNAME }}', '{{ contact.FIRSTNAME | default : "there" }}'],
  'Braze (braze.com/docs)': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how Braze writes a field
    "{{ ${first_name} | default: 'Valued User' }}",
  ],
  'BuzzStream and Pitchbox': ['{first_name}', '{{first_name}}', '[First Name]', '[Website Name]', '{site_name}'],
  'Campaign Monitor and Sendy': ['[firstname,fallback=there]', '[fullname,fallback=]', '[Name,fallback=Friend]'],
  'Constant Contact': ['[[FIRSTNAME OR "Friend"]]', '[[EMAILADDRESS]]'],
  'Customer.io (docs.customer.io)': ['{{ customer.first_name | default: "there" }}', '{% if customer.first_name %}'],
  'Earnware (support.earnware.com)': ['[firstName, My Friend]', '[lastName]'],
  'Flexmail (support.flexmail.eu)': ['#firstname#', '##First_Name##'],
  'Follow Up Boss (docs.followupboss.com)': ['%contact_first_name%', '%agent_name%'],
  GetResponse: ['[[firstname]]', '[[name]]'],
  'Gmail (support.google.com/mail)': ['@firstname', '@lastname'],
  'GMass and Mailmeteor': ['{FirstName}', '{FirstName|fallback=there}', '{{ firstname }}', '{{ company }}'],
  HubSpot: ['{{ contact.firstname }}', '{{ company.name }}'],
  'Instantly, Lemlist, Reply and Smartlead': [
    '{{firstName}}',
    '{{companyName}}',
    '{{personalization}}',
    '{{icebreaker}}',
  ],
  Klaviyo: ["{{ first_name|default:'there' }}", '{{ person.organization }}'],
  leadbi: ['[[first_name|Dear Reader]]', '[[form_company]]'],
  'Keap (help.keap.com)': ['~Contact.FirstName~', '~Company.Name~', '~Owner.FirstName~'],
  'Mailjet (documentation.mailjet.com)': ['[[data:firstname:"there"]]', '{{var:name:"there"}}'],
  'Mailtrain (github.com/Mailtrain-org)': ['[FIRST_NAME ]', '[MERGE_FIRST_NAME]', '{{MERGE_NAME}}', '_|TEXT:FNAME|_'],
  'Brevo’s transactional e-mails': ['{{ params.FIRSTNAME }}'],
  'Mailchimp and cloudHQ': [
    '*|MMERGE1|*',
    '*|MC_FNAME|*',
    '*|FNAME|*',
    '*|FIRST_NAME|Friend|*',
    '*|IFNOT:FNAME|*',
    '*%7CFNAME%7C*',
  ],
  MailerLite: ['{$name}', '{$email}', "{$name|default('there')}"],
  'Mailgun (documentation.mailgun.com)': [
    '%recipient.first_name%',
    '%recipient.unique_id%',
    '%recipient_fname, fallback=Bob%',
  ],
  'Mailcoach (mailcoach.app/docs)': ['::subscriber.first_name::', '::subscriber.email::'],
  Mailshake: ['{{first}}', '{{name}}'],
  'Mapp (docs.mapp.com)': ["<% User['FirstName'] %>"],
  'Marketo (experienceleague.adobe.com)': [
    '{{lead.First Name:default=there}}',
    '{{company.Company Name}}',
    '{%=lead.city ?: "fallback" %}',
  ],
  'Mautic (docs.mautic.org)': [
    '{contactfield=firstname}',
    '{contactfield=firstname|there}',
    '{ownerfield=signature}',
    '{leadfield=company}',
    '{companyfield=city}',
  ],
  Omnisend: ['[[contact.first_name]]'],
  'Outlook and Word': ['«First_Name»', '«FirstName»', '<<First Name>>'],
  phpList: ['[FIRST NAME%%there]', '[WEBSITE]'],
  'Plunk (useplunk.com)': ["{{firstName ?? 'there'}}"],
  'Salesforce (help.salesforce.com)': [
    '{!Contact.FirstName}',
    '{!Account.Name}',
    '%%First Name%%',
    '%%=v(@firstName)=%%',
  ],
  'SendGrid (twilio.com/docs/sendgrid)': ['-firstName-', '-first_name-', '-name-', '%first_name%', '{{first_name}}'],
  'Saleshandy, Woodpecker and YAMM': ['{{First Name}}', '{{FIRST_NAME}}', '{{First name}}', '{{COMPANY}}'],
  'e-Marketeer': ['~~NAME~~', '~~LASTNAME~~'],
  Zoho: [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how Zoho CRM writes a field
    '${Contacts.First Name}',
    '$[FNAME|]$',
    '$[COMPANYNAME|your company|]$',
  ],
}

describe("a sender's field is found in a greeting", () => {
  it.each(Object.entries(SENDERS).flatMap(([sender, fields]) => fields.map((field) => [field, sender])))(
    '%s of %s',
    (field) => {
      expect(findMergeFields(`Dear ${field}, good to see`)).toEqual([{ start: 5, text: field, isCertain: true }])
    },
  )
})

describe('a merge field is found as', () => {
  it.each([
    '{{name}}',
    '{{{name}}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is how some mail tools write a field
    '${firstName}',
    '[Name]',
    '%%first_name%%',
    '«name»',
    '{% if name %}',
    '{{#if first_name}}',
    '[Prénom]',
    '{{vorname}}',
    '[Your Name]',
    '[insert something about their page]',
    '{Hi|Hello}',
    '<First Name>',
    '$FIRST_NAME',
    '__FIRST_NAME__',
    '{@name}',
    '{{Prospect First Name}}',
    '[Blogger’s First Name]',
    '*|FNAME:there|*',
    '[first]',
    '##First Name##',
    ':first_name:',
    'FIRST_NAME',
    'YOURSITE.com',
    'YOUR_NAME',
    'YOUR NAME',
    '@First Name@',
    "{{first_name or 'there'}}",
    '((first_name))',
    '[Webmaster]',
    '[recipient]',
    '[NAME HERE]',
    '<Name here>',
    '<insert name>',
    '[%= FirstName %]',
    '«First Name»',
    '{:first_name}',
    '{{Имя}}',
    '{{名前}}',
    '[이름]',
  ])('%s', (field) => {
    expect(findMergeFields(`Hi ${field}, good to see`)).toEqual([{ start: 3, text: field, isCertain: true }])
  })

  it.each([
    'your article about [article title] is',
    'researching {topic} and',
    'Guest post for [Website Name]',
    'I read “{{post_title}}” twice',
    "I like {company}'s work",
    'Best,\n[Name]',
  ])('in %s', (text) => {
    expect(findMergeFields(text)).toEqual([expect.objectContaining({ isCertain: !text.includes('{topic}') })])
  })
})

describe('what may be a merge field, or may be meant, is a hint', () => {
  it.each([
    ['a field of an unknown name', 'Hi {{ .Product }}, good to see'],
    ['a field of another language', 'Pytanie o {{temat}}'],
    ['a field that somebody quotes', 'Your example “Hi {first_name}, welcome” has no fallback'],
    ['a field in code', 'The line `Hello {{name}}` stays empty'],
    ['a field in an e-mail about merge tags', 'Your list of merge tags has %FIRSTNAME% twice'],
    ['a word after a noun', 'as in Kettle & Trail [Blog] last week'],
    ["the label of a form's box", 'The [First Name] box on your form'],
    ["an API's path", 'GET /users/{name} returns'],
    ['a choice in braces', 'the values {left|right} are'],
    ['an unknown word in a gap', 'Hi [headline], good'],
    ['what their page shows', 'Your page prints {{ page.title }} in its head'],
    ['what to click on', 'if you click on [Website] in the menu'],
    ['a button', 'The link called [Name] is dead'],
    ['the name of a sample site', 'a look at yoursite.com today'],
  ])('%s', (_what, text) => {
    expect(findMergeFields(text)).toEqual([expect.objectContaining({ isCertain: false })])
  })
})

it.each([
  ['Dear [Name], your page [Guide/Article] is one that {we} like', ['[Name]', '[Guide/Article]']],
  ['{First Name}: jūs esat {role}. Paldies, {me} [PDF]', ['{First Name}', '{role}', '{me}']],
  ['Link für Kettle & Co. – [Partner/Projekt]', ['[Partner/Projekt]']],
  ['Im Ordner bei [Projekt] und mit [Partner]', ['[Projekt]', '[Partner]']],
  ['Hi [Name], the guide [PDF] is at [at] harbour, temp is [TEMP]', ['[Name]']],
])('a template spells its fields alike: %s', (text, fields) => {
  expect(findMergeFields(text).map((field) => field.text)).toEqual(fields)
})

describe('no merge field is in', () => {
  it.each([
    ['a name in a program', 'call std::vector::size:: or ::name_of::thing in C++'],
    ['a ratio of percentages', '50%:60% and 10%, fallback=20%'],
    ['a markdown link', 'See [my post](https://example.com)'],
    ['a sentence in capitals', 'IMPROVE YOUR SITE TODAY and GROW YOUR BUSINESS NOW'],
    ['a name in bold type', 'as **contact.io** and *person.name* say in std::name::x'],
    ['a percentage', '20% of readers and 30% of writers'],
    ['two percentages in one word', 'from 5%to10% more'],
    ['a number in brackets', 'as shown there [1]'],
    ['an arrow', 'a << b <3 c'],
    ['a quotation between guillemets', 'nel vostro articolo «Dieci rifugi» e répondez « non » ou «oui»'],
    ['an omission', 'the bell […] and the handle [sic]'],
    ['code in braces', 'p { margin: 0; } and { "status": 200 } for GET /users/{id} with {1, 2, 3}'],
    ["a title's addition", 'In “Storing Seeds [Infographic]” and in Storing Seeds [Updated 2026]'],
    ['an addition after a noun', 'Page 14 of the cycling guide [PDF] and the talk [Video]'],
    ["Windows' variables", 'open %windir%\\System32 and delete %TEMP% or %APPDATA%'],
    ['an editorial note', '“it was cut by [about] a third [2]” [our emphasis]'],
    ['an address against robots', 'mail to volunteers [at] harbour [dot] example'],
    ['an index in brackets', 'array[name] and arr[i]'],
    ['tags of HTML', 'the <title> and <address> of your page'],
    ['double brackets and quotation marks of prose', 'two ((or three)) of “First Birds” «Due Parole» and (Name)'],
    ['dashes and hashes', 'two - or three - things, #seo #name and a well-known-name'],
  ])('%s', (_what, text) => {
    expect(findMergeFields(text)).toEqual([])
  })
})

describe('a lost name is found in', () => {
  it.each([
    'Hi ,',
    'Dear,',
    'Hi undefined,',
    'Dear null',
    'Hey FNAME!',
    'Thanks, undefined.',
    'Hi NaN,',
    'Hello #N/A,',
    'Dear Mr undefined,',
    'Bonjour undefined,',
    'Hi First Name,',
    'Hi (First Name),',
    'Dear ____,',
    'Hi XXX,',
    'Hi {},',
    'Hi []!',
    'Hi [XX],',
    'Hi “First Name”,',
    'Best regards,\nundefined',
    'I like what the team at undefined does',
    "All of undefined's readers",
  ])('%s', (text) => {
    expect(findGaps(`${text}\nI read your post.`)).toEqual([expect.objectContaining({ isCertain: true })])
  })

  it('a greeting alone, which may be meant', () => {
    expect(findGaps('Hello,\nI read your post.')).toEqual([{ start: 0, text: 'Hello,', isCertain: false }])
  })

  it.each([
    'Hi Ada,',
    'Hi there,',
    'Hi all,',
    'Hi Nan,',
    'Dear Mr Null,',
    'Hi Nan Null,',
    'Bonjour !',
    'The value is undefinedly good',
    'Hello world, again',
    'undefined == null is true, and x is undefined.',
    'It prints [object Object] at undefined',
  ])('not in %s', (text) => {
    expect(findGaps(`${text}\nI read your post.`)).toEqual([])
  })
})
