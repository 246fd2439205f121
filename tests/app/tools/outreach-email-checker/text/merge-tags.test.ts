import { describe, expect, it } from 'vitest'
import { findGaps, findMergeTags } from '@/app/tools/outreach-email-checker/text/merge-tags'

describe('a merge tag is found as', () => {
  it.each([
    '{{name}}',
    '{{ contact.first_name }}',
    '{{{name}}}',
    '{first_name}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is how some mail tools write a field
    '${firstName}',
    '[Name]',
    '[First Name]',
    '[[name]]',
    '%FIRSTNAME%',
    '%%first_name%%',
    '<<name>>',
    '*|FNAME|*',
    '«name»',
    '{% if name %}',
    '{{#if first_name}}',
    '{{ .Product }}',
    '{{ contact.first_name | default: "there" }}',
    '{!Contact.FirstName}',
    '[Prénom]',
    "{{name | default: 'there'}}",
  ])('%s', (tag) => {
    expect(findMergeTags(`Hi ${tag}, good to see`)).toEqual([{ start: 3, text: tag }])
  })

  it.each([
    ['a markdown link', 'See [my post](https://example.com)'],
    ['a percentage', '20% of readers and 30% of writers'],
    ['two percentages in one word', 'from 5%to10% more'],
    ['a number in brackets', 'as shown there [1]'],
    ['an arrow', 'a << b <3 c'],
    ['a quotation between guillemets', 'nel vostro articolo «Dieci rifugi» e répondez « non » ou «oui»'],
    ['an omission', 'the bell […] and the handle [sic]'],
    ['braces around a sentence of code', 'p { margin: 0; }'],
  ])('but not in %s', (_what, text) => {
    expect(findMergeTags(text)).toEqual([])
  })
})

describe('a lost name is found in', () => {
  it.each(['Hi ,', 'Hello,', 'Hi undefined,', 'Dear null', 'Hey FNAME!', 'Thanks, undefined.'])('%s', (text) => {
    expect(findGaps(`${text}\nI read your post.`)).not.toEqual([])
  })

  it.each(['Hi Ada,', 'Hi there,', 'Hi all,', 'The value is undefinedly good', 'Hello world, again'])(
    'not in %s',
    (text) => {
      expect(findGaps(`${text}\nI read your post.`)).toEqual([])
    },
  )
})
