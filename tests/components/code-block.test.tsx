import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodeBlock } from '@/components/code-block'
import { markdownFromHtml } from '@/lib/markdown/from-html'

const facts = { title: 'T', description: 'D', url: 'https://site.test/t', lastModified: '2026-01-01', llmsTxtUrl: '/l' }

it('becomes a fence with its language and label in the markdown of a page', () => {
  const code = "curl -H 'Accept: text/markdown' https://site.test/about\n\n# a comment"
  const html = renderToStaticMarkup(
    <main>
      <CodeBlock language="sh" label="Request">
        {code}
      </CodeBlock>
    </main>,
  )
  expect(html).not.toContain('style=')
  expect(markdownFromHtml(html, facts)).toContain(`Request\n\n\`\`\`sh\n${code}\n\`\`\`\n`)
})
