import { Cards } from '@/components/home/cards'
import { ArticlePage } from '@/components/prose/article-page'
import { CodeBlock } from '@/components/prose/code-block'
import { Unbroken } from '@/components/prose/unbroken'
import { config } from '@/lib/config'
import { endpoints } from '@/lib/endpoints/endpoints'
import { metadataOf } from '@/lib/head/metadata'
import { markdownPath, pagesOf } from '@/lib/site/pages'

export const generateMetadata = () => metadataOf('/docs')

export default function Docs() {
  const { siteUrl } = config()
  const [first] = endpoints
  return (
    <ArticlePage path="/docs">
      <h2>Where to start</h2>
      <dl>
        <dt>You&rsquo;re building a script or a spreadsheet</dt>
        <dd>
          The <a href="/docs/api">API reference</a> has every parameter, status and header, and lets you send requests
          from the page. You need no key and no account, and scripts on other sites can use the API too.{' '}
          <a href="/docs/api/conventions">API conventions</a> has the rules that all three endpoints share, and{' '}
          <a href="/docs/recipes">Recipes</a> has formulas, a badge and scripts to copy.
        </dd>
        <dt>You&rsquo;re an agent, or you&rsquo;re building one</dt>
        <dd>
          <a href="/docs/markdown">Pages as markdown</a> explains how to get text instead of HTML.{' '}
          <a href="/agent-instructions.md">
            <Unbroken>agent-instructions.md</Unbroken>
          </a>{' '}
          says when this product is the wrong choice, and <a href="/llms.txt">llms.txt</a> lists the pages worth
          reading.
        </dd>
        <dt>You got a 429</dt>
        <dd>
          <a href="/docs/limits">Limits and caching</a> explains what was counted, when your next request will go
          through, and why a number may be a few hours old.
        </dd>
        <dt>You want to run the site yourself</dt>
        <dd>
          <a href="/docs/self-hosting">Running it yourself</a> gets you started with two commands and lists every
          setting.
        </dd>
      </dl>

      <h2>Try it now</h2>
      <p>Call one endpoint, then read one page as markdown:</p>
      <CodeBlock language="sh">
        {`curl '${siteUrl}${first?.exampleRequest}'\ncurl ${siteUrl}${markdownPath('/docs')}`}
      </CodeBlock>

      <h2>All documentation</h2>
      <div data-wide>
        <Cards pages={pagesOf('docs').filter(({ path }) => path !== '/docs')} />
      </div>
    </ArticlePage>
  )
}
