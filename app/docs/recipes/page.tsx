import { ArticlePage } from '@/components/prose/article-page'
import { CodeBlock } from '@/components/prose/code-block'
import { config } from '@/lib/config'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { metadataOf } from '@/lib/head/metadata'
import { recipes } from './recipes'

export const generateMetadata = () => metadataOf('/docs/recipes')

export default function Recipes() {
  const recipe = recipes(config().siteUrl)
  return (
    <ArticlePage
      path="/docs/recipes"
      lede="To copy as they are. None needs a key, and none of them turns a lookup that failed into a 0."
    >
      <p>
        Wherever people see a Domain Rating, its <a href="https://ahrefs.com/legal/domain-rating-license">licence</a>{' '}
        asks for a visible link beside it: <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>. It forbids selling
        the numbers and harvesting them in bulk. The recipes carry the credit; leave it in.
      </p>

      <h2>One rating in Google Sheets</h2>
      <p>
        With a domain or an address in <code>A2</code>:
      </p>
      <CodeBlock language="text" label="A rating in a cell">
        {recipe.sheets}
      </CodeBlock>
      <CodeBlock language="text" label="The same where your sheet writes 0,5 and not 0.5">
        {recipe.sheetsWithDecimalComma}
      </CodeBlock>
      <CodeBlock language="text" label="The heading of the column, with the link that the licence asks for">
        {recipe.heading}
      </CodeBlock>
      <p>
        <code>IMPORTDATA</code> splits the JSON at its comma, so the formula joins it again. A refused or failed lookup
        is <code>#N/A</code>; do not wrap the formula in <code>IFERROR(…, 0)</code>, because a rating of 0 exists.
        Google asks from addresses that many sheets share, so a 429 may be somebody else&rsquo;s doing. For a list, use{' '}
        <a href="/tools/domain-rating-checker">the checker</a> and paste its CSV.
      </p>

      <h2>One rating in Excel</h2>
      <CodeBlock language="text" label="A rating in a cell">
        {recipe.excel}
      </CodeBlock>
      <p>
        It needs Excel for Windows, in Microsoft 365 or 2024: <code>WEBSERVICE</code> answers on no Mac and not in the
        browser. Where your Excel separates arguments by semicolons, write them so. A failed lookup is{' '}
        <code>#VALUE!</code>. The formula for the heading is the one above.
      </p>

      <h2>A badge with your own rating</h2>
      <p>
        <a href="https://shields.io/badges/dynamic-json-badge">Shields.io</a> draws a badge from any JSON. Put your
        domain in place of <code>example.com</code>. The badge is a link to Ahrefs, which the licence asks for, so do
        not link it elsewhere.
      </p>
      <CodeBlock language="markdown" label="For a README">
        {recipe.badgeMarkdown}
      </CodeBlock>
      <CodeBlock language="html" label="For a page">
        {recipe.badgeHtml}
      </CodeBlock>
      <p>
        The picture is renewed once a day, as ratings are here. While a rating cannot be had, the badge says so in
        words.
      </p>

      <h2>Ratings of a list, in the shell</h2>
      <p>
        One domain in a line, one call each, one at a time. It waits as <code>RateLimit</code> and{' '}
        <code>Retry-After</code> say: an address may cause {domainRatingLimit.limit} lookups in{' '}
        {domainRatingLimit.windowSeconds / 60} minutes, and what is cached costs nothing. It needs <code>curl</code>.
      </p>
      <CodeBlock language="sh">{recipe.shell}</CodeBlock>

      <h2>Page ranks of a list, in Python</h2>
      <p>
        {MAX_PAGE_RANK_DOMAINS} domains in a call, and {pageRankLimit.limit} calls in any{' '}
        {pageRankLimit.windowSeconds / 60} minutes, so a hundred domains go at once and the next hundred wait. It needs
        no package. Numbers from <a href="https://openpagerank.keywordseverywhere.com/">Open PageRank</a>.
      </p>
      <CodeBlock language="python">{recipe.python}</CodeBlock>
      <p>
        Both loops write a line as soon as it is known, so a run that is cut short loses nothing.{' '}
        <a href="/docs/limits">Limits and caching</a> has the same loop in JavaScript, and says what is counted.
      </p>

      <h2>Tools for a model</h2>
      <p>
        The endpoints as tools that a language model can call. Programs that make tools of{' '}
        <a href="/openapi.json">openapi.json</a> may stop at the parameter <code>domains[]</code>, because brackets are
        not allowed in the name of a tool&rsquo;s argument. Here it is called <code>domains</code>.
      </p>
      <CodeBlock language="json" label="For Anthropic’s Messages API">
        {recipe.messagesTools}
      </CodeBlock>
      <CodeBlock language="json" label="For OpenAI’s Responses API">
        {recipe.responsesTools}
      </CodeBlock>
      <p>
        The Chat Completions API wants each of the second form inside a <code>function</code>. Gemini calls{' '}
        <code>parameters</code> <code>parametersJsonSchema</code>, MCP calls <code>input_schema</code>{' '}
        <code>inputSchema</code>. The schemas stay as they are.
      </p>
      <CodeBlock language="javascript" label="Runs a call of any of them">
        {recipe.callTool}
      </CodeBlock>
      <p>An error is one sentence that says what to do, so hand it to the model as the tool&rsquo;s result.</p>
    </ArticlePage>
  )
}
