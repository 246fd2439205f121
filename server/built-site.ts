import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPEN_HEADERS } from '@/lib/headers/open-headers'
import {
  assembleResponse,
  type Bodies,
  type Encoding,
  type HeaderEntries,
  type StoredResponse,
  type TaggedBody,
} from '@/server/cache/stored-response'

/** Everything that the build made for visitors, by path. */
export interface BuiltSite<Form = StoredResponse> {
  pages: Map<string, BuiltPage<Form>>
  files: Map<string, Form>
}

/** A page in each of its forms. */
export interface BuiltPage<Form = StoredResponse> {
  html: Form
  markdown: Form
}

/** One response as the build packs it. */
export interface PackedResponse {
  cacheControl: string
  headers: HeaderEntries
  bodies: Bodies
}

/** As it stands in the index: in place of each body its entity tag, which is also its file's name. */
interface IndexedResponse {
  cacheControl: string
  headers: HeaderEntries
  tags: Partial<Record<Encoding, string>>
}

type Index = {
  pages: Record<string, BuiltPage<IndexedResponse>>
  files: Record<string, IndexedResponse>
}

const indexFile = (folder: string) => join(folder, 'index.json')
const bodyFile = (folder: string, etag: string) => join(folder, 'bodies', etag.replaceAll('"', ''))

/** Writes the bodies and one index of them into an empty folder. */
export function writeBuiltSite(folder: string, { pages, files }: BuiltSite<PackedResponse>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'bodies'), { recursive: true })
  const write = ({ cacheControl, headers, bodies }: PackedResponse): IndexedResponse => {
    const written = Object.entries(bodies).filter((entry): entry is [Encoding, TaggedBody] => entry[1] !== undefined)
    for (const [, { body, etag }] of written) writeFileSync(bodyFile(folder, etag), body)
    return { cacheControl, headers, tags: Object.fromEntries(written.map(([encoding, { etag }]) => [encoding, etag])) }
  }
  const index: Index = {
    pages: mapValues(pages, ({ html, markdown }) => ({ html: write(html), markdown: write(markdown) })),
    files: mapValues(files, write),
  }
  writeFileSync(indexFile(folder), JSON.stringify(index))
}

/** Reads all of it into memory. `headers` are sent where a response has none of its own. */
export function readBuiltSite(folder: string, headers: Record<string, string>): BuiltSite {
  const index: Index = JSON.parse(readFileSync(indexFile(folder), 'utf8'))
  const body = (etag: string): TaggedBody => ({ etag, body: readFileSync(bodyFile(folder, etag)) })
  const read = ({ cacheControl, headers: own, tags: { identity = '', br, gzip } }: IndexedResponse): StoredResponse => {
    const bodies = { identity: body(identity), br: br ? body(br) : undefined, gzip: gzip ? body(gzip) : undefined }
    return assembleResponse([...Object.entries(OPEN_HEADERS), ...own], bodies, {
      lifetime: { kind: 'built', cacheControl },
      headers,
    })
  }
  return {
    pages: readAll(index.pages, ({ html, markdown }) => ({ html: read(html), markdown: read(markdown) })),
    files: readAll(index.files, read),
  }
}

function readAll<From, To>(record: Record<string, From>, read: (value: From) => To): Map<string, To> {
  return new Map(Object.entries(record).map(([path, value]) => [path, read(value)]))
}

function mapValues<From, To>(map: ReadonlyMap<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries([...map].map(([key, value]) => [key, change(value)]))
}
