import { HtmlValidate } from 'html-validate'
import { afterAll, describe, expect, it } from 'vitest'
import { publishedPaths } from '@/tests/support/published-pages'
import { send } from '@/tests/support/send'
import { startSiteOnPostgres } from '@/tests/support/site-on-postgres'

// Before the tests are named, because the running site says which pages there are.
const site = await startSiteOnPostgres()
const paths = await publishedPaths(site.url)
afterAll(() => site.stop())

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:recommended'],
  rules: {
    // As React writes them, which is as valid: `<meta/>`, `async=""`, `charSet`, and ids such as `_R_1m6_`.
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'valid-id': ['error', { relaxed: true }],
  },
})

describe('html-validate', () => {
  it.each(paths)('finds nothing on %s', async (path) => {
    const { text } = await send(site.url, path)
    const { results } = await validator.validateString(text)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, selector, message }) => `${ruleId} at ${selector}: ${message}`),
    )
    expect(found).toEqual([])
  })
})
