import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { parse as parseYaml } from 'yaml'
import { apiCatalog } from '@/lib/api-description/api-catalog'
import { openApiDocument } from '@/lib/api-description/openapi'
import { parseConfig } from '@/lib/config'
import { endpoints } from '@/lib/endpoints/endpoints'
import { estimateTokens } from '@/lib/markdown/tokens'
import { files, textPaths } from '@/lib/site/files'
import { indexedPages, pages, sections } from '@/lib/site/pages'
import { locationsIn, PUBLIC_URL, publishedPaths, twinsOf } from '@/tests/support/published-pages'
import { markdownFaults } from '@/tests/support/responses/markdown-faults'
import { lastingHeaders, type Reply, send, varyOf } from '@/tests/support/send'

const MAX_AGE_SECONDS = 3_600
const SITEMAPS = ['/sitemap.xml', ...sections.map((section) => `/sitemaps/${section}.xml`)]
const TYPES: Record<string, RegExp> = {
  ...Object.fromEntries(textPaths.map((path) => [path, /^text\/plain; charset=utf-8$/])),
  '/agent-instructions.md': /^text\/markdown; charset=utf-8$/,
  '/openapi.json': /^application\/json$/,
  '/docs/search-index.json': /^application\/json$/,
  '/robots.txt': /^text\/plain; charset=utf-8$/,
  '/.well-known/api-catalog': /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"$/,
  '/.well-known/agent-skills/index.json': /^application\/json$/,
  '/.well-known/agent-skills/rate-prospect-list/SKILL.md': /^text\/markdown; charset=utf-8$/,
  '/.well-known/agent-skills/read-this-site/SKILL.md': /^text\/markdown; charset=utf-8$/,
  '/manifest.webmanifest': /^application\/manifest\+json$/,
}

const COMPRESSED_FROM_BYTES = 512
const TEXT = /\.(?:css|js)$/

const siteUrl = inject('siteUrl')
const get = (path: string, headers: Record<string, string> = {}) => send(siteUrl, path, { headers })

describe.each(files)('%s', (path) => {
  it('has one representation, whatever the Accept, which is cached for an hour at most', async () => {
    const plain = await get(path)
    expect(plain.status).toBe(200)
    expect(plain.headers['content-type']).toMatch(TYPES[path] ?? /^text\/xml/)
    for (const accept of ['text/markdown', 'text/html', 'image/png', 'nonsense', '*/*;q=0']) {
      const reply = await get(path, { accept })
      expect([reply.status, reply.body.equals(plain.body)], accept).toEqual([200, true])
      expect(lastingHeaders(reply)).toEqual(lastingHeaders(plain))
    }
    expect(varyOf(plain)).toContain('accept-encoding')
    expect(varyOf(plain)).not.toContain('accept')
    const ages = /^public, max-age=(\d+)(?:, s-maxage=(\d+))?/.exec(plain.headers['cache-control'] ?? '') ?? []
    for (const seconds of [ages[1], ages[2] ?? 0]) expect(Number(seconds)).toBeLessThanOrEqual(MAX_AGE_SECONDS)
  })

  it('answers HEAD, conditions, and the encodings', async () => {
    const plain = await get(path)
    const head = await send(siteUrl, path, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(lastingHeaders(head)).toEqual(lastingHeaders(plain))
    for (const encoding of ['gzip', 'br']) {
      const reply = await get(path, { 'accept-encoding': `${encoding}, identity;q=0` })
      expect(reply.text).toBe(plain.text)
      const isCompressed = reply.headers['content-encoding'] === encoding
      expect(reply.headers.etag === plain.headers.etag).toBe(!isCompressed)
    }
    for (const method of ['GET', 'HEAD']) {
      const asked = { method, headers: { 'if-none-match': String(plain.headers.etag) } }
      const reply = await send(siteUrl, path, asked)
      expect([reply.status, reply.body.length, reply.headers.etag]).toEqual([304, 0, plain.headers.etag])
      expect(lastingHeaders(reply)['cache-control']).toBe(lastingHeaders(plain)['cache-control'])
    }
  })
})

it('llms-full.txt holds the markdown of every page worth reading, and is cached as pages are', async () => {
  const { text, headers } = await get('/llms-full.txt')
  const worthReading = indexedPages().filter(({ isOptional }) => !isOptional)
  for (const { path } of worthReading) expect(text).toContain((await get(twinsOf(path)[0] ?? '')).text.trimEnd())
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', etag: expect.any(String) })
})

/** Readers stop at 100,000 without a word. The rest is room to grow. */
const SECTION_CHARACTERS = 90_000

it.each(['/tools', '/docs', '/guides'])('%s/llms-full.txt is read to its end', async (folder) => {
  const { text } = await get(`${folder}/llms-full.txt`)
  expect(text.length).toBeGreaterThan(10_000)
  expect(text.length).toBeLessThan(SECTION_CHARACTERS)
})

it('llms.txt says how long each page is, as the page itself does', async () => {
  for (const [, path = '', size = ''] of (await get('/llms.txt')).text.matchAll(
    /^- \[.*?\]\(http:\/\/localhost:3000([^)]*)\):.* \(([\d,]+) tokens\)$/gm,
  )) {
    const { headers } = await send(siteUrl, path, { method: 'HEAD' })
    expect(headers['x-markdown-tokens'], path).toBe(size.replaceAll(',', ''))
  }
})

it.each([
  '/agent-instructions.md',
  '/.well-known/agent-skills/rate-prospect-list/SKILL.md',
  '/.well-known/agent-skills/read-this-site/SKILL.md',
])('%s is markdown without a fault, and names only addresses that answer', async (path) => {
  const { text } = await get(path)
  expect(markdownFaults(text)).toEqual([])
  const addresses = text.match(/http:\/\/localhost:3000[^\s"`)]*[^\s"`).,:]/g) ?? []
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) expect((await get(ownPath(address))).status, address).toBe(200)
})

it.each([
  ['/openapi.json', openApiDocument(PUBLIC_URL, parseConfig({}).siteName)],
  ['/.well-known/api-catalog', apiCatalog(PUBLIC_URL)],
])('%s is of this site', async (path, document) => {
  expect(JSON.parse((await get(path)).text)).toEqual(document)
})

const schemaIn = (file: string) => ({ fileName: basename(file), contents: readFileSync(file, 'utf8') })
const SITEMAP = { schema: schemaIn('node_modules/sitemap/schema/sitemap.xsd') }
const INDEX = { schema: schemaIn('tests/support/responses/sitemap-index.xsd'), preload: SITEMAP.schema }

/** How a sitemap or an index breaks the schema of sitemaps.org. */
async function xmlFaults(xml: string, rules: typeof SITEMAP | typeof INDEX): Promise<string[]> {
  const { valid, errors } = await validateXML({ xml, ...rules })
  return valid ? [] : errors.map(({ message }) => message)
}

describe('the sitemaps', () => {
  it('the index is valid, and points at every section', async () => {
    const { text } = await get('/sitemap-index.xml')
    expect(text).toMatch(/^<\?xml[^>]*>\s*<sitemapindex/)
    expect(await xmlFaults(text, INDEX)).toEqual([])
    expect(locationsIn(text)).toEqual(sections.map((section) => `${PUBLIC_URL}/sitemaps/${section}.xml`))
  })

  it.each(SITEMAPS)('%s is valid, with the day of each page from the list', async (path) => {
    const { text } = await get(path)
    expect(text).toMatch(/^<\?xml[^>]*>\s*<urlset/)
    expect(await xmlFaults(text, SITEMAP)).toEqual([])
    const listed = indexedPages().filter(
      ({ section }) => path === '/sitemap.xml' || path === `/sitemaps/${section}.xml`,
    )
    expect(locationsIn(text)).toEqual(listed.map((page) => PUBLIC_URL + page.path))
    expect([...text.matchAll(/<lastmod>([^<]*)</g)].map(([, day]) => day)).toEqual(
      listed.map(({ lastModified }) => lastModified),
    )
  })
})

it('the API catalog lists its endpoints to a HEAD request', async () => {
  const { headers } = await send(siteUrl, '/.well-known/api-catalog', { method: 'HEAD' })
  const items = linkTargets(headers.link).filter(({ relation }) => relation === 'item')
  expect(items.map(({ href }) => href)).toEqual(endpoints.map(({ path }) => PUBLIC_URL + path))
})

/** As many as the discovery document recommends for one skill. */
const SKILL_TOKENS = 5_000

// By agent-skills-discovery 0.2.0, and for the front matter by agentskills.io.
it('the agent skills are in an index by the rules of its schema, with the digests of what is served', async () => {
  const { $schema, skills, ...others } = JSON.parse((await get('/.well-known/agent-skills/index.json')).text)
  expect([$schema, others]).toEqual(['https://schemas.agentskills.io/discovery/0.2.0/schema.json', {}])
  expect(skills.length).toBeGreaterThan(1)
  for (const skill of skills) {
    const { body, text, headers } = await get(skill.url)
    const [, yaml = '', instructions = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]+)$/.exec(text) ?? []
    const { name, description, compatibility, ...more } = parseYaml(yaml)
    expect(more).toEqual({})
    expect(name).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(description).toMatch(/^\S.{0,1023}$/)
    expect(compatibility).toMatch(/^.{1,500}$/)
    const digest = `sha256:${createHash('sha256').update(body).digest('hex')}`
    const url = `/.well-known/agent-skills/${name}/SKILL.md`
    expect(skill).toEqual({ name, type: 'skill-md', description, url, digest })
    expect(estimateTokens(instructions)).toBeLessThan(SKILL_TOKENS)
    expect(headers['access-control-allow-origin']).toBe('*')
  }
})

it.each(['GET', 'HEAD'])(
  "by %s, the home page's Link field leads to its markdown, the API and llms.txt",
  async (method) => {
    const { headers } = await send(siteUrl, '/', { method })
    const targets = linkTargets(headers.link).filter(({ relation }) => relation !== 'preload')
    const relations = ['alternate', 'service-desc', 'service-doc', 'api-catalog', 'describedby']
    expect(targets.map(({ relation }) => relation)).toEqual(expect.arrayContaining(relations))
    for (const { href, type, relation } of targets) {
      const { status, headers } = await get(ownPath(href))
      expect(status, `${relation} ${href}`).toBe(200)
      if (type) expect(headers['content-type']?.split(';')[0], href).toBe(type)
    }
  },
)

/** The scripts, styles and fonts of the pages. */
async function loadedFiles(): Promise<string[]> {
  const paths = await publishedPaths(siteUrl)
  const texts = await Promise.all(paths.map(async (path) => (await send(siteUrl, path)).text))
  return [...new Set(texts.flatMap((text) => text.match(/\/_next\/static\/[\w./~-]+/g) ?? []))]
}

it('assets are answered from memory, compressed, and cached for good', async () => {
  const loaded = await loadedFiles()
  expect(new Set(loaded.map((path) => path.split('.').at(-1)))).toEqual(new Set(['css', 'js', 'woff2']))
  for (const path of loaded) {
    const plain = await send(siteUrl, path)
    // Refusing identity makes the site wait for the compression.
    const encodings = TEXT.test(path) ? 'gzip, br, identity;q=0' : 'br'
    const reply = await send(siteUrl, path, { headers: { 'accept-encoding': encodings, accept: 'image/png' } })
    expect(reply.headers['cache-status'], path).toBe('site; hit')
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(varyOf(reply)).toContain('accept-encoding')
    expect(reply.headers['content-encoding']).toBe(
      TEXT.test(path) && plain.body.length >= COMPRESSED_FROM_BYTES ? 'br' : undefined,
    )
    expect(reply.text).toBe(plain.text)
  }
})

const metaOf = (html: string, property: string) =>
  html.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1]

it.each(pages)('the picture of $path is there, in the size that the page says', async ({ path }) => {
  const { text } = await send(siteUrl, path)
  expect(metaOf(text, 'twitter:card')).toBe('summary_large_image')
  const { headers, body } = await send(siteUrl, new URL(metaOf(text, 'og:image') ?? '').pathname)
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' })
  // A PNG's first chunk starts with width and height.
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
})

function linkTargets(field: Reply['headers'][string]) {
  const links = [field ?? []].flat().flatMap((one) => one.split(/, (?=<)/))
  return links.map((link) => {
    const [, href = '', parameters = ''] = /^<([^>]*)>(.*)$/.exec(link) ?? []
    const parameter = (name: string) => new RegExp(`; ${name}="?([^";]+)`).exec(parameters)?.[1]
    return { href, type: parameter('type'), relation: parameter('rel') ?? '' }
  })
}

function ownPath(address: string): string {
  const { origin, pathname, search } = new URL(address, PUBLIC_URL)
  expect(origin).toBe(PUBLIC_URL)
  return pathname + search
}
