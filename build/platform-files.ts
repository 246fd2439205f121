import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markdownPath } from '@/lib/site/pages'
import type { BuiltHeaders } from '@/lib/vercel/built-headers'
import { BUILT_FOLDER, BUILT_HEADERS_FILE, htmlFile } from '@/lib/vercel/built-paths'
import type { BuiltSite, PackedResponse } from '@/server/built-site'
import { isAsset } from './pack'

/** A platform serves it as it is. Git ignores it. */
const FOLDER = join('public', BUILT_FOLDER)

export function removePlatformFiles(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  rmSync(BUILT_HEADERS_FILE, { force: true })
}

/** Writes the packed responses as static files. The platform would set the `Vary` of those that Next makes. */
export function writePlatformFiles(
  { pages, files }: BuiltSite<PackedResponse>,
  ownersFiles: ReadonlyMap<string, PackedResponse>,
): void {
  const responses = [
    ...[...pages].flatMap(([path, { html, markdown }]) => [
      [htmlFile(path), html] as const,
      [markdownPath(path), markdown] as const,
    ]),
    ...[...files, ...ownersFiles].filter(([path]) => !isAsset(path)),
  ]
  for (const [path, { bodies }] of responses) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
    writeFileSync(join(FOLDER, path), bodies.identity.body)
  }
  writeFileSync(BUILT_HEADERS_FILE, JSON.stringify(headersOf(responses)))
}

function headersOf(responses: (readonly [string, PackedResponse])[]): BuiltHeaders {
  return Object.fromEntries(
    responses.map(([path, { headers, cacheControl }]) => [
      path,
      { ...Object.fromEntries(headers), 'cache-control': cacheControl },
    ]),
  )
}
