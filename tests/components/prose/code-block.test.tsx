import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodeBlock } from '@/components/prose/code-block'

it('has its label and language where the markdown takes them from, and no style of its own', () => {
  const html = renderToStaticMarkup(
    <CodeBlock language="sh" label="Request">
      {"curl -H 'Accept: text/markdown' https://site.test/about"}
    </CodeBlock>,
  )
  expect(html).toContain('<figcaption>Request</figcaption><pre><code class="language-sh">')
  expect(html).not.toContain('style=')
})
