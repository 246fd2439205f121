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
      lede="Ready to copy and paste. None needs a key, and none turns a failure into a 0."
    >
      <p>
        Wherever people see a Domain Rating, its <a href="https://ahrefs.com/legal/domain-rating-license">licence</a>{' '}
        asks for a visible link next to it: <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>. It forbids
        selling the numbers or harvesting them in bulk. The recipes include the credit, so please leave it in.
      </p>

      <h2>One rating in Google Sheets</h2>
      <p>
        With a domain or URL in <code>A2</code>:
      </p>
      <CodeBlock language="text" label="A rating in a cell" isCopied>
        {recipe.sheets}
      </CodeBlock>
      <CodeBlock language="text" label="If your spreadsheet writes 0,5 instead of 0.5" isCopied>
        {recipe.sheetsWithDecimalComma}
      </CodeBlock>
      <CodeBlock language="text" label="The column heading, with the link that the licence asks for" isCopied>
        {recipe.heading}
      </CodeBlock>
      <p>
        <code>IMPORTDATA</code> splits the JSON at its comma, so the formula joins it back together. A failed lookup
        shows <code>#N/A</code>. Don&rsquo;t wrap the formula in <code>IFERROR(…, 0)</code>: 0 is a real rating. Google
        sends these requests from IP addresses that many spreadsheets share, so a 429 may not be your doing. For a whole
        list, use <a href="/tools/domain-rating-checker">the checker</a> and paste in its CSV.
      </p>

      <h2>One rating in Excel</h2>
      <CodeBlock language="text" label="A rating in a cell" isCopied>
        {recipe.excel}
      </CodeBlock>
      <p>
        This needs Excel 2024 or Microsoft 365 on Windows, because <code>WEBSERVICE</code> doesn&rsquo;t work on a Mac
        or in the browser. If your Excel separates arguments with semicolons, replace the commas between them. A failed
        lookup shows <code>#VALUE!</code>. Use the same heading formula as above.
      </p>

      <h2>A badge with your own rating</h2>
      <p>
        <a href="https://shields.io/badges/dynamic-json-badge">Shields.io</a> can draw a badge from any JSON. Replace{' '}
        <code>example.com</code> with your own domain. The badge links to Ahrefs, as the licence asks, so please
        don&rsquo;t point it elsewhere.
      </p>
      <CodeBlock language="markdown" label="For a README" isCopied>
        {recipe.badgeMarkdown}
      </CodeBlock>
      <CodeBlock language="html" label="For a page" isCopied>
        {recipe.badgeHtml}
      </CodeBlock>
      <p>
        Like the ratings here, the badge is refreshed once a day. If a rating isn&rsquo;t available, the badge says so
        in words.
      </p>

      <h2>Domain Rating for a list, in the shell</h2>
      <p>
        Put one domain on each line, and the script looks them up one at a time. It waits whenever{' '}
        <code>RateLimit</code> and <code>Retry-After</code> tell it to: each IP address gets {domainRatingLimit.limit}{' '}
        lookups in any {domainRatingLimit.windowSeconds / 60} minutes, and cached ratings don&rsquo;t count. All it
        needs is <code>curl</code>.
      </p>
      <CodeBlock language="sh" label="ratings.sh" isCopied>
        {recipe.shell}
      </CodeBlock>

      <h2>PageRank for a list, in Python</h2>
      <p>
        The script sends {MAX_PAGE_RANK_DOMAINS} domains per request. You get {pageRankLimit.limit} requests in any{' '}
        {pageRankLimit.windowSeconds / 60} minutes, so the first hundred domains go straight through and the next
        hundred wait. It needs no packages. The numbers come from{' '}
        <a href="https://openpagerank.keywordseverywhere.com/">Open PageRank</a>.
      </p>
      <CodeBlock language="python" label="page_ranks.py" isCopied>
        {recipe.python}
      </CodeBlock>
      <p>
        Both scripts write each result as soon as they have it, so an interrupted run loses nothing.{' '}
        <a href="/docs/limits">Limits and caching</a> has the same loop in JavaScript and explains what counts.
      </p>

      <h2>Tools for a language model</h2>
      <p>
        These definitions let a language model call the endpoints. Programs that generate tools from{' '}
        <a href="/openapi.json">openapi.json</a> may reject the parameter <code>domains[]</code>, because a tool&rsquo;s
        argument can&rsquo;t have brackets in its name. Here it&rsquo;s called <code>domains</code>.
      </p>
      <CodeBlock language="json" label="For Anthropic’s Messages API" isLong isCopied>
        {recipe.messagesTools}
      </CodeBlock>
      <CodeBlock language="json" label="For OpenAI’s Responses API" isLong isCopied>
        {recipe.responsesTools}
      </CodeBlock>
      <p>
        For the Chat Completions API, wrap each tool from the second list in a <code>function</code>. For Gemini, rename{' '}
        <code>parameters</code> to <code>parametersJsonSchema</code>; for MCP, rename <code>input_schema</code> to{' '}
        <code>inputSchema</code>. The schemas themselves stay the same.
      </p>
      <CodeBlock language="javascript" label="Runs a tool call from any of these APIs" isCopied>
        {recipe.callTool}
      </CodeBlock>
      <p>Every error is a sentence that says what to do, so pass it to the model as the tool&rsquo;s result.</p>
    </ArticlePage>
  )
}
