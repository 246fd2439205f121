import { ArticlePage } from '@/components/prose/article-page'
import { CodeBlock } from '@/components/prose/code-block'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { metadataOf } from '@/lib/head/metadata'
import { settings } from '@/lib/settings'
import packageFile from '@/package.json'

export const generateMetadata = () => metadataOf('/docs/self-hosting')

export default function SelfHosting() {
  const node = packageFile.engines.node.replace('>=', '')
  return (
    <ArticlePage
      path="/docs/self-hosting"
      lede={`The site is one Node process (${node} or later). It starts without a database, Redis or a key, and says what it does without them.`}
    >
      <h2>Two commands to try it</h2>
      <p>
        Offline, with sample data that is marked as such on every page, and in every answer by{' '}
        <code>X-Sample-Data</code>:
      </p>
      <CodeBlock language="sh">{'npm install\nnpm run demo'}</CodeBlock>
      <p>For real, on the address that people will use:</p>
      <CodeBlock language="sh">{`export SITE_URL=https://links.example
npm install
npm run build
npm start`}</CodeBlock>
      <p>
        <code>SITE_URL</code>, <code>SITE_NAME</code> and <code>APP_URL</code> are written into the pages by the build.
        A server that starts with other values than its build stops with a line that says so.
      </p>

      <h2>Settings</h2>
      <p>
        Read from the environment, or from <code>.env</code>, once at start. Nothing is required. A bad value stops the
        process with one line that names the variable and what it should be. Of several stores or databases, the first
        in this table is used, and one line at start says which it is.
      </p>
      <WideTable label="Settings">
        <TableContent
          head={['Variable', 'Meaning', 'Without it']}
          rows={settings.map(({ variables, meaning, without }) => [
            variables.map((variable) => `\`${variable}\``).join(', '),
            meaning,
            without,
          ])}
        />
      </WideTable>

      <h2>More than one instance</h2>
      <p>
        Give them the same Redis, or Upstash for Redis. Then a limit is one limit, a rating is asked for once, and the
        counters of <code>/api/stats</code> are computed by one instance for all. Without a store, each instance counts
        and caches for itself, which is right for one process and wrong for two.
      </p>

      <h2>The database</h2>
      <p>
        The service reads one view, <code>public_stats(editors_pitched, blogs_researched)</code>, and should do so as a
        role that can read nothing else. The reference schema, the view and that role are SQL files in{' '}
        <code>lib/database/schema</code>. To put them into a database that has none of it:
      </p>
      <CodeBlock language="sh">npm run db:setup</CodeBlock>
      <p>The product owns its schema. If yours differs, write the view for it; the site needs nothing else from it.</p>

      <h2>Behind a proxy</h2>
      <p>
        Limits count addresses, so the site has to know whose request it gets. By default that is the socket&rsquo;s
        address, which makes all visitors behind a proxy one client. So name the proxy:
      </p>
      <CodeBlock language="sh">{"TRUSTED_PROXIES='loopback, 10.0.0.0/8' npm start"}</CodeBlock>
      <p>
        Then the right-most address in <code>X-Forwarded-For</code> that is not one of those counts. Nothing else that a
        client sends changes who it is: <code>Forwarded</code>, <code>X-Real-IP</code> and addresses further left are
        ignored. A proxy has to append to the field, as nginx does with <code>$proxy_add_x_forwarded_for</code>.
      </p>
      <ul>
        <li>
          Leave <code>Vary</code>, <code>ETag</code>, <code>Age</code> and <code>Cache-Control</code> alone. A cache
          that ignores <code>Vary: Accept</code> hands markdown to browsers.
        </li>
        <li>Answers come compressed by brotli or gzip. Compressing them again at the proxy gains nothing.</li>
        <li>
          HSTS is sent where <code>SITE_URL</code> is https. The content security policy is made for each page from
          hashes of its own scripts, so a proxy that rewrites HTML breaks it.
        </li>
      </ul>

      <h2>Is it deployed well?</h2>
      <CodeBlock language="sh">npm run doctor -- https://links.example</CodeBlock>
      <p>
        It looks at a live deployment from outside, without changing anything: whether negotiation, 304s and 404s come
        through a proxy or CDN, whose limit a forged address counts against, and whether the providers take your keys.
        Each finding is one line that says what to do. It costs two page ranks and two ratings.
      </p>

      <h2>What the providers allow</h2>
      <p>
        Ratings are shown under Ahrefs&rsquo;{' '}
        <a href="https://ahrefs.com/legal/domain-rating-license">Domain Rating licence</a>: beside each value a visible
        link, <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>. It forbids selling the data and harvesting it
        in bulk, and it can be withdrawn at any time. The tools and their exports carry the link; keep it there.
      </p>

      <h2>Health and stopping</h2>
      <CodeBlock language="sh">curl -i http://localhost:3000/healthz</CodeBlock>
      <p>
        It answers 200 while pages can be served, with the store and the database listed as up or down, and 503 once the
        process is stopping. A part that is down is no reason to take the instance away: pages do not need it, and the
        endpoints <a href="/docs/limits">answer what they can</a>. It also warns of a Redis that evicts keys when its
        memory is full, because that forgets limits: set <code>maxmemory-policy</code> to <code>noeviction</code>.
      </p>
      <p>
        On SIGTERM the server takes no new connections, finishes open requests within ten seconds, closes its store and
        database, and exits with 0.
      </p>

      <h2>Logs</h2>
      <p>
        Standard output has one JSON line for each request: an <code>id</code>, the <code>method</code>, the{' '}
        <code>route</code>, the <code>status</code>, <code>durationMs</code>, and in <code>cache</code> whether the
        answer came from memory. <code>form</code> says whether HTML or markdown was asked for, and <code>client</code>{' '}
        what kind of client asked, from a closed list. It contains no query, no client&rsquo;s address and no user
        agent. <code>npm run report</code> makes a week&rsquo;s summary of it. <code>REQUEST_LOG=off</code> turns these
        lines off; lines about faults stay.
      </p>

      <h2>Metrics</h2>
      <p>
        <code>METRICS_PORT</code> starts a second listener with metrics for Prometheus, on loopback unless{' '}
        <code>METRICS_HOST</code> says otherwise. It is off by default, and a process without it loads nothing for it.
      </p>

      <h2>Secrets in files</h2>
      <p>
        Each key, token and connection string may stand in a file: <code>REDIS_URL_FILE</code> names the file with the
        value of <code>REDIS_URL</code>. To set both is an error. A file that is empty counts as not set.
      </p>

      <h2>On Vercel</h2>
      <p>
        The same repository deploys as a Next.js project. Some things are different: the platform&rsquo;s edge replaces
        the site&rsquo;s own server and cache, the middleware decides which form of a page is served, Vercel sets the
        client&rsquo;s address, and previews tell search engines not to index them. As of November 2026:
      </p>
      <ul>
        <li>
          Vercel KV and Vercel Postgres have ended. Connect Upstash for Redis and Neon from the marketplace: they set
          the same <code>KV_REST_API_URL</code>, <code>KV_REST_API_TOKEN</code> and <code>POSTGRES_URL</code>.
          Upstash&rsquo;s own <code>UPSTASH_REDIS_REST_URL</code> and <code>UPSTASH_REDIS_REST_TOKEN</code> work as
          well.
        </li>
        <li>
          The limits are exact only with a store. Without one each function instance counts for itself, and{' '}
          <code>/healthz</code> and the log say so.
        </li>
        <li>
          Neon sets <code>POSTGRES_URL</code> to the owner&rsquo;s address. Use it once for{' '}
          <code>npm run db:setup</code>, then put the address of <code>public_stats_reader</code> there, pooled as well.
        </li>
        <li>
          The build runs twice there: the second build deploys the pages and files of the first as static files. Keep
          the default build command.
        </li>
        <li>
          Deployment Protection asks for a login everywhere but at the production domains. The site never sends a
          request to itself, so a protected preview needs no bypass secret.
        </li>
        <li>
          Only the platform decides on its own fields such as <code>x-matched-path</code>, on its text 404 under{' '}
          <code>/_next/static/</code>, on <code>/about.rsc</code>, and on weak <code>ETag</code>s of what it compresses.
        </li>
      </ul>
    </ArticlePage>
  )
}
