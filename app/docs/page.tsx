import { Cards } from '@/components/home/cards'
import { ArticlePage } from '@/components/prose/article-page'
import { CodeBlock } from '@/components/prose/code-block'
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
      <h2>For whom</h2>
      <dl>
        <dt>You write a script or a spreadsheet</dt>
        <dd>
          The <a href="/docs/api">API reference</a> has every parameter, status and header, and sends requests from the
          page. No key, no account, and scripts on other sites may call it too.{' '}
          <a href="/docs/api/conventions">API conventions</a> has the rules that apply to all three endpoints, and{' '}
          <a href="/docs/recipes">Recipes</a> has formulas, a badge and loops to copy.
        </dd>
        <dt>You are an agent, or you build one</dt>
        <dd>
          <a href="/docs/markdown">Pages as markdown</a> says how to ask for text instead of HTML.{' '}
          <a href="/agent-instructions.md">agent-instructions.md</a> says when this product is the wrong answer, and{' '}
          <a href="/llms.txt">llms.txt</a> lists what is worth reading.
        </dd>
        <dt>You got a 429</dt>
        <dd>
          <a href="/docs/limits">Limits and caching</a> explains what was counted, when the next request passes, and why
          an answer may be a few hours old.
        </dd>
        <dt>You want to run all of this yourself</dt>
        <dd>
          <a href="/docs/self-hosting">Running it yourself</a> takes two commands to try, and lists every setting.
        </dd>
      </dl>

      <h2>The shortest way in</h2>
      <p>One endpoint, and one page as markdown:</p>
      <CodeBlock language="sh">
        {`curl '${siteUrl}${first?.exampleRequest}'\ncurl ${siteUrl}${markdownPath('/docs')}`}
      </CodeBlock>

      <h2>All of it</h2>
      <div data-wide>
        <Cards pages={pagesOf('docs').filter(({ path }) => path !== '/docs')} />
      </div>
    </ArticlePage>
  )
}
