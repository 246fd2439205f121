import { ArticlePage } from '@/components/prose/article-page'
import { CodeBlock } from '@/components/prose/code-block'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import { metadataOf } from '@/lib/head/metadata'
import { settingRows } from '@/lib/settings'
import packageFile from '@/package.json'

export const generateMetadata = () => metadataOf('/docs/self-hosting')

export default function SelfHosting() {
  const node = packageFile.engines.node.replace('>=', '')
  return (
    <ArticlePage
      path="/docs/self-hosting"
      lede={`One Node process (${node} or later). It starts without any keys or settings.`}
    >
      <h2>Try it with two commands</h2>
      <p>
        This runs the site offline, with sample data. Every page that shows some says so, and every API response that
        contains some has the header <code>X-Sample-Data</code>:
      </p>
      <CodeBlock language="sh">{'npm install\nnpm run demo'}</CodeBlock>
      <p>To run it for real, at the URL that people will use:</p>
      <CodeBlock language="sh">{`export SITE_URL=https://links.example
npm install
npm run build
npm start`}</CodeBlock>
      <p>
        Some settings are written into the pages at build time, as the table below says. If the server starts with
        different values, it stops and tells you so.
      </p>

      <h2>Settings</h2>
      <p>
        Settings are read once, at startup, from the environment or from <code>.env</code>. None is required. A bad
        value stops the process with one line that names the variable and says what it should be. If you set up several
        stores or databases, the first one in this table wins, and a line at startup says which it is.
      </p>
      <p>
        In <code>.env</code>, write <code>{'\\$'}</code> for a dollar sign. Even in quotes, <code>$</code> begins a
        variable&rsquo;s name there, and one that names no variable stops the process.
      </p>
      <WideTable label="Settings">
        <TableContent
          head={['Variable', 'Meaning', 'Without it']}
          rows={settingRows.map(({ variables, meaning, without }) => [
            variables.map(({ name }) => `\`${name}\``).join(', '),
            meaning,
            without,
          ])}
        />
      </WideTable>

      <h2>More than one instance</h2>
      <p>
        Connect them all to the same Redis, or to Upstash for Redis. They then share the limits, and everything that one
        of them has looked up. Without a store, each instance has its own limits and cache, which is fine for one
        process and wrong for two.
      </p>

      <h2>The database</h2>
      <p>
        The site reads a single view, <code>public_stats</code>, with the columns <code>editors_pitched</code> and{' '}
        <code>blogs_researched</code>, and should do so with a role that can read nothing else. You&rsquo;ll find the
        reference schema, the view and the role as SQL files in <code>lib/database/schema</code>. To set them up in an
        empty database:
      </p>
      <CodeBlock language="sh">npm run db:setup</CodeBlock>
      <p>
        The schema belongs to the product. If yours is different, write the view to match it; that&rsquo;s all the site
        needs. Without a database, <code>/api/stats</code> returns 503, and the home page says that there are no
        counters. The site never makes any up.
      </p>

      <h2>Behind a proxy</h2>
      <p>
        Limits apply per IP address, so the site has to know where a request comes from. By default it uses the
        socket&rsquo;s IP address, which makes everybody behind a proxy look like one client. So tell it about the
        proxy:
      </p>
      <CodeBlock language="sh">{"TRUSTED_PROXIES='loopback, 10.0.0.0/8' npm start"}</CodeBlock>
      <p>
        The client is now the right-most IP address in <code>X-Forwarded-For</code> that isn&rsquo;t one of those
        proxies. Nothing else a client sends can change that: <code>Forwarded</code>, <code>X-Real-IP</code> and
        anything further left are ignored. The proxy has to append to the header, as nginx does with{' '}
        <code>$proxy_add_x_forwarded_for</code>.
      </p>
      <ul>
        <li>
          Leave <code>Vary</code>, <code>ETag</code>, <code>Age</code> and <code>Cache-Control</code> alone. A cache
          that ignores <code>Vary: Accept</code> will serve markdown to browsers.
        </li>
        <li>
          Responses are already compressed with Brotli or gzip. Compressing them again at the proxy gains nothing.
        </li>
        <li>
          HSTS is sent if <code>SITE_URL</code> is https. Each page&rsquo;s content security policy lists the hashes of
          its own scripts, so a proxy that rewrites the HTML will break the page.
        </li>
      </ul>

      <h2>Check your deployment</h2>
      <CodeBlock language="sh">npm run doctor -- https://links.example</CodeBlock>
      <p>
        The doctor looks at a live deployment from outside and changes nothing. It checks whether negotiation, 304s and
        404s survive your proxy or CDN, whether a forged IP address can dodge a limit, and whether the providers accept
        your keys. Each finding is one line that says what to do. A run uses two PageRank requests and two rating
        lookups.
      </p>

      <h2>What the providers allow</h2>
      <p>
        Ahrefs&rsquo; <a href="https://ahrefs.com/legal/domain-rating-license">Domain Rating licence</a> asks for a
        visible link, <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>, next to every value. It forbids selling
        the data or harvesting it in bulk, and it can be withdrawn at any time. The tools and their exports include the
        link; please keep it there.
      </p>

      <h2>Health checks and shutdown</h2>
      <CodeBlock language="sh">curl -i http://localhost:3000/healthz</CodeBlock>
      <p>
        This returns 200 while pages can be served, with the store and the database listed as up or down, and 503 once
        the process is shutting down. Keep an instance in rotation even if its store or database is down: pages
        don&rsquo;t need either, and the endpoints <a href="/docs/limits">respond as best they can</a>. You also get a
        warning for each key and database that isn&rsquo;t set, for all sample data, and if Redis may evict keys when
        its memory is full, because evicted counters mean forgotten limits. Set <code>maxmemory-policy</code> to{' '}
        <code>noeviction</code>.
      </p>
      <p>
        On SIGTERM, the server stops accepting connections, gives open requests eight seconds to finish, closes its
        connections to the store and database, and exits with status 0.
      </p>

      <h2>Logs</h2>
      <p>
        The server writes one JSON line per request to standard output: an <code>id</code>, the <code>method</code>,{' '}
        <code>route</code>, <code>status</code> and <code>durationMs</code>, and <code>cache</code>, which says whether
        the response came from memory. <code>form</code> says whether the response was HTML or markdown,{' '}
        <code>reason</code> names the rule that decided, and <code>client</code> the kind of client, from a fixed list.
        The log contains no query strings, IP addresses or user agents. <code>REQUEST_LOG=off</code> turns these lines
        off, but not the lines about faults.
      </p>

      <h2>Metrics</h2>
      <p>
        <code>METRICS_PORT</code> starts a second listener with metrics for Prometheus, on loopback unless you set{' '}
        <code>METRICS_HOST</code>. It&rsquo;s off by default and costs nothing until you turn it on.
      </p>

      <h2>Secrets in files</h2>
      <p>
        You can keep any key, token or connection string in a file: <code>REDIS_URL_FILE</code> names the file that
        contains <code>REDIS_URL</code>. Setting both is an error, and an empty file counts as not set.
      </p>

      <h2>On Vercel</h2>
      <p>
        The same repository deploys as a Next.js project, with a few differences. Vercel&rsquo;s edge replaces the
        site&rsquo;s own server and cache, the middleware decides which form of a page to serve, Vercel supplies the
        client&rsquo;s IP address, and previews ask search engines not to index them. As of November 2026:
      </p>
      <ul>
        <li>
          Vercel KV and Vercel Postgres have been discontinued. Connect Upstash for Redis and Neon from the marketplace
          instead: they set the same <code>KV_REST_API_URL</code>, <code>KV_REST_API_TOKEN</code> and{' '}
          <code>POSTGRES_URL</code>. Upstash&rsquo;s own <code>UPSTASH_REDIS_REST_URL</code> and{' '}
          <code>UPSTASH_REDIS_REST_TOKEN</code> work as well.
        </li>
        <li>
          The limits are exact only with a store. Without one, each function instance keeps its own count, and{' '}
          <code>/healthz</code> and the log tell you so.
        </li>
        <li>
          Neon sets <code>POSTGRES_URL</code> to the owner&rsquo;s connection string. Use that once for{' '}
          <code>npm run db:setup</code>, then replace it with the pooled connection string of{' '}
          <code>public_stats_reader</code>.
        </li>
        <li>
          The site is built twice on Vercel, and the second build deploys the pages of the first as static files. Keep
          the default build command.
        </li>
        <li>
          Deployment Protection asks for a login everywhere except on the production domains. The site never sends
          requests to itself, so a protected preview needs no bypass secret.
        </li>
        <li>
          A few things are up to Vercel: its own headers such as <code>x-matched-path</code>, its plain-text 404 under{' '}
          <code>/_next/static/</code>, <code>/about.rsc</code>, and a weak <code>ETag</code> on whatever it compresses.
        </li>
      </ul>

      <h2>Previews on Vercel</h2>
      <p>
        Links on a preview stay on it, at the URL of its branch; only canonical URLs and sitemaps name production.
        Vercel&rsquo;s toolbar works there, and search engines are asked not to index it. A part without a key or a
        database shows sample data and says so.
      </p>

      <h2>Behind a CDN</h2>
      <p>
        A cache in front must follow <code>Vary: Accept</code>, because every page has two forms at one URL. nginx and
        Fastly do. Cloudflare caches HTML only if you tell it to; then turn on{' '}
        <a href="https://developers.cloudflare.com/cache/concepts/vary/">Vary</a> in the same Cache Rule, for{' '}
        <code>text/html</code> and <code>text/markdown</code>. <code>npm run doctor</code> checks it.
      </p>
    </ArticlePage>
  )
}
