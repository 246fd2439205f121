import type { Config } from '@/lib/config'
import { FILE_CACHE_CONTROL } from '@/lib/headers/cache-control'
import { OPEN_HEADERS } from '@/lib/headers/open-headers'
import { ROBOTS_PATH, SECURITY_TXT_PATH } from '@/lib/site/files'
import { robotsTxt } from '@/lib/site/robots'
import { securityTxt } from '@/lib/site/security-txt'
import { type StoredResponse, storeResponse } from '@/server/cache/stored-response'

/** The files that are made at start, because the owner's settings need no new build. */
export function makeOwnersFiles(
  settings: Config,
  headers: Record<string, string>,
): [path: string, file: StoredResponse][] {
  const texts = [
    [ROBOTS_PATH, robotsTxt(settings)],
    [SECURITY_TXT_PATH, securityTxt(settings, new Date())],
  ] as const
  return texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, makeFile(text)]]))

  function makeFile(text: string): StoredResponse {
    const response = { headers: { 'content-type': 'text/plain; charset=utf-8', ...OPEN_HEADERS }, body: text }
    const lifetime = { kind: 'built', cacheControl: FILE_CACHE_CONTROL } as const
    return storeResponse(response, { lifetime, vary: 'Accept-Encoding', headers })
  }
}
