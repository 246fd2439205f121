import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markdownPath } from '@/lib/site/pages'
import type { BuiltFields } from '@/lib/vercel/built-fields'
import { BUILT_FIELDS_FILE, BUILT_FOLDER, htmlFile } from '@/lib/vercel/built-paths'
import type { BuiltSite, PackedAnswer } from '@/server/built-site'
import { isAsset } from './pack'

/** A platform serves it as it is. Git ignores it. */
const FOLDER = join('public', BUILT_FOLDER)

export function removePlatformFiles(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  rmSync(BUILT_FIELDS_FILE, { force: true })
}

/** Writes the packed answers as static files. The platform would set the `Vary` of those that Next makes. */
export function writePlatformFiles(
  { pages, files }: BuiltSite<PackedAnswer>,
  ownersFiles: ReadonlyMap<string, PackedAnswer>,
): void {
  const answers = [
    ...[...pages].flatMap(([path, { html, markdown }]) => [
      [htmlFile(path), html] as const,
      [markdownPath(path), markdown] as const,
    ]),
    ...[...files, ...ownersFiles].filter(([path]) => !isAsset(path)),
  ]
  for (const [path, { bodies }] of answers) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
    writeFileSync(join(FOLDER, path), bodies.identity.body)
  }
  writeFileSync(BUILT_FIELDS_FILE, JSON.stringify(fieldsOf(answers)))
}

function fieldsOf(answers: (readonly [string, PackedAnswer])[]): BuiltFields {
  return Object.fromEntries(
    answers.map(([path, { fields, cacheControl }]) => [
      path,
      { ...Object.fromEntries(fields), 'cache-control': cacheControl },
    ]),
  )
}
