import { HtmlValidate } from 'html-validate'

/** Finds faults in a page's HTML: as the server wrote it, or as a browser writes its own tree. */
export function createHtmlValidator(writtenBy: 'server' | 'browser') {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:recommended'],
    rules: {
      // React writes `<meta/>`, `async=""`, `charSet` and ids such as `_R_1m6_`, which are valid too.
      'void-style': ['error', { style: writtenBy === 'server' ? 'selfclose' : 'omit' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attribute-empty-style': ['error', { style: 'empty' }],
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'valid-id': ['error', { relaxed: true }],
    },
  })

  /** One line for each fault. */
  return async (html: string): Promise<string[]> => {
    const { results } = await validator.validateString(html)
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, selector, message }) => `${ruleId} at ${selector}: ${message}`),
    )
  }
}
