import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { markdownHeaders, pageMarkdown } from '@/lib/agents/page-markdown'
import { siteTexts, TEXT_TYPE } from '@/lib/agents/site-texts'
import { type Config, config } from '@/lib/config'
import { AS_BUILT, FILE_CACHE_CONTROL, IMMUTABLE } from '@/lib/headers/cache-control'
import { SCRIPT_POLICY } from '@/lib/headers/security-headers'
import { searchIndex } from '@/lib/search/search-index'
import {
  files,
  optionalFiles,
  pictures,
  ROBOTS_PATH,
  SCRIPT_FOLDER,
  SEARCH_INDEX_PATH,
  textPaths,
} from '@/lib/site/files'
import { htmlLinks } from '@/lib/site/links'
import { PAGE_VARY } from '@/lib/site/notices'
import { type Page, pages } from '@/lib/site/pages'
import { SHARE_IMAGES } from '@/lib/site/share-image'
import type { BuiltPage, BuiltSite, PackedResponse } from '@/server/built-site'
import { ownHeaders } from '@/server/cache/stored-response'
import { contentSecurityPolicy } from './content-security-policy'
import { delayFramework, dropFramework } from './drop-framework'
import { encodeBody } from './encode-body'
import type { Outputs, Prerender } from './outputs'

const ENCODED = 'Accept-Encoding'
const HTML_TYPE = 'text/html; charset=utf-8'

type Made = ReadonlyMap<string, Prerender>

/** The types of files that Next gives no headers. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
}

/** Turns what Next made into what the own server sends. Throws where a listed page or file was not made. */
export async function pack(outputs: Outputs): Promise<BuiltSite<PackedResponse>> {
  const made = prerendersOf(outputs)
  const builtPages = new Map<string, BuiltPage<PackedResponse>>()
  for (const page of pages) builtPages.set(page.path, await packPage(page, made))
  const builtFiles = await packFiles(listedFiles, outputs)
  for (const { pathname, filePath } of outputs.staticFiles) {
    if (isAsset(pathname)) builtFiles.set(pathname, await packFile(filePath, IMMUTABLE))
  }
  for (const [path, { fallback }] of made) {
    if (fallback && path.startsWith(SCRIPT_FOLDER)) builtFiles.set(path, await packPrerendered(made, path))
  }
  for (const [path, text] of await packTexts(builtPages, builtFiles)) builtFiles.set(path, text)
  builtFiles.set(SEARCH_INDEX_PATH, await packSearchIndex(builtPages))
  return { pages: builtPages, files: builtFiles }
}

/** The files of the owner's settings, for a platform. The own server makes them at start. */
export function packOwnersFiles(outputs: Outputs, settings: Config): Promise<Map<string, PackedResponse>> {
  return packFiles([ROBOTS_PATH, ...optionalFiles(settings)], outputs)
}

async function packFiles(paths: string[], outputs: Outputs): Promise<Map<string, PackedResponse>> {
  const made = prerendersOf(outputs)
  const staticFiles = new Map(outputs.staticFiles.map(({ pathname, filePath }) => [pathname, filePath]))
  const packed = new Map<string, PackedResponse>()
  for (const path of paths) {
    const file = staticFiles.get(path) ?? join('public', path)
    packed.set(path, await (made.has(path) ? packPrerendered(made, path) : packFile(file, FILE_CACHE_CONTROL)))
  }
  return packed
}

function prerendersOf({ prerenders }: Outputs): Made {
  return new Map(prerenders.map((prerender) => [prerender.pathname, prerender]))
}

const madeElsewhere = [...textPaths, SEARCH_INDEX_PATH, ROBOTS_PATH]
const listedFiles = [...files, ...pictures].filter((path) => !madeElsewhere.includes(path))

/** A worker's source is copied beside its bundle, and nothing loads it. */
export function isAsset(path: string): boolean {
  return path.startsWith('/_next/static/') && !path.endsWith('.ts')
}

async function packPage(page: Page, made: Made): Promise<BuiltPage<PackedResponse>> {
  const { path, isHydrated } = page
  const rendered = bodyOf(made, path).toString()
  const html = isHydrated ? delayFramework(rendered) : dropFramework(rendered)
  const markdown = pageMarkdown(page, html)
  const headers = {
    'content-type': HTML_TYPE,
    link: htmlLinks(path),
    'content-security-policy': contentSecurityPolicy(html, { isPreview: config().vercel?.isPreview }),
  }
  return {
    html: await encode(Buffer.from(html), headers, AS_BUILT, PAGE_VARY),
    markdown: await encode(Buffer.from(markdown), markdownHeaders(page, markdown), AS_BUILT, PAGE_VARY),
  }
}

function packPrerendered(made: Made, pathname: string): Promise<PackedResponse> {
  const { vary: _routers, 'cache-control': cacheControl = AS_BUILT, ...own } = headersOf(made, pathname)
  // Other sites embed the pictures of shared links, those of a preview too.
  const sharing = pathname.startsWith(`${SHARE_IMAGES}/`) && { 'cross-origin-resource-policy': 'cross-origin' }
  const policy = policyOf(own['content-type'] ?? '')
  return encode(bodyOf(made, pathname), { ...own, ...sharing, ...policy }, cacheControl, ENCODED)
}

function packFile(file: string, cacheControl: string): Promise<PackedResponse> {
  const type = TYPES[extname(file.replace(/\.body$/, ''))]
  if (!type) throw new Error(`${file} has no known type: add its extension to build/pack.ts`)
  return encode(readFileSync(file), { 'content-type': type, ...policyOf(type) }, cacheControl, ENCODED)
}

/** Workers obey the policy of their own script. */
function policyOf(type: string): Record<string, string> {
  return /\bjavascript\b/.test(type) ? { 'content-security-policy': SCRIPT_POLICY } : {}
}

/** The llms.txt and llms-full.txt of the site and of its sections. */
async function packTexts(
  builtPages: ReadonlyMap<string, BuiltPage<PackedResponse>>,
  builtFiles: ReadonlyMap<string, PackedResponse>,
): Promise<[path: string, packed: PackedResponse][]> {
  const markdowns = new Map([...builtPages].map(([path, { markdown }]) => [path, textOf(markdown)]))
  const linked = [...builtFiles].filter(([path]) => files.includes(path))
  const texts = siteTexts(config(), markdowns, new Map(linked.map(([path, file]) => [path, textOf(file)])))
  return Promise.all(
    [...texts].map(async ([path, text]): Promise<[string, PackedResponse]> => {
      const isFull = path.endsWith('-full.txt')
      const cacheControl = isFull ? AS_BUILT : FILE_CACHE_CONTROL
      return [path, await encode(Buffer.from(text), { 'content-type': TEXT_TYPE }, cacheControl, ENCODED)]
    }),
  )
}

function packSearchIndex(builtPages: ReadonlyMap<string, BuiltPage<PackedResponse>>): Promise<PackedResponse> {
  const index = searchIndex(new Map([...builtPages].map(([path, { html }]) => [path, textOf(html)])))
  return encode(Buffer.from(JSON.stringify(index)), { 'content-type': 'application/json' }, AS_BUILT, ENCODED)
}

function textOf({ bodies }: PackedResponse): string {
  return bodies.identity.body.toString()
}

async function encode(
  body: Buffer,
  headers: Record<string, string>,
  cacheControl: string,
  vary: string,
): Promise<PackedResponse> {
  return { cacheControl, headers: ownHeaders(headers, vary), bodies: await encodeBody(body, headers['content-type']) }
}

function bodyOf(made: Made, pathname: string): Buffer {
  return readFileSync(prerenderOf(made, pathname).filePath)
}

/** The headers that Next gives it, but for the tags of its own cache. */
function headersOf(made: Made, pathname: string): Record<string, string> {
  const { 'x-next-cache-tags': _tags, ...headers } = prerenderOf(made, pathname).initialHeaders ?? {}
  return headers
}

function prerenderOf(made: Made, pathname: string): NonNullable<Prerender['fallback']> {
  const fallback = made.get(pathname)?.fallback
  if (!fallback) throw new Error(`the build produced nothing for ${pathname}, which is listed`)
  return fallback
}
