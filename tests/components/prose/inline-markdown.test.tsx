import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InlineMarkdown } from '@/components/prose/inline-markdown'
import { apiTopics } from '@/lib/api-description/api-topics'
import { endpoints } from '@/lib/endpoints/endpoints'

const html = (text: string) => renderToStaticMarkup(<InlineMarkdown>{text}</InlineMarkdown>)

it('shows code, emphasis and links', () => {
  expect(html('in *any* `w` seconds, by [A](https://a.test/)')).toBe(
    'in <em>any</em> <code>w</code> seconds, by <a href="https://a.test/">A</a>',
  )
})

it('does not change code', () => {
  expect(html('`domains[]` and `*/*` and `<b>`')).toBe(
    '<code>domains[]</code> and <code>*/*</code> and <code>&lt;b&gt;</code>',
  )
})

const sentences = [
  ...apiTopics.map(({ text }) => text),
  ...endpoints.flatMap(({ description, limit, parameters, responses }) => [
    description,
    limit?.description ?? '',
    ...parameters.map((parameter) => parameter.description),
    ...responses.flatMap(({ meaning, advice, headers }) => [
      meaning,
      advice,
      ...headers.map((header) => header.description),
    ]),
  ]),
]

it.each(sentences)('shows no markdown marks: %s', (sentence) => {
  const outsideCode = html(sentence).replace(/<code>.*?<\/code>/g, '')
  expect(outsideCode).not.toMatch(/[`*]|\]\(/)
})
