import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One thing that the build made ahead of requests. */
export interface Prerender {
  pathname: string
  /** The page or route that it was made by. */
  parentOutputId: string
  /** `null` or a text where the build leaves parameters open. */
  parentFallbackMode?: false | null | string
  /** Absent for `[slug]` itself if `dynamicParams` is false. */
  fallback?: {
    filePath: string
    initialStatus?: number
    initialHeaders?: Record<string, string>
    initialRevalidate?: number | false
  }
  compute?: 'blocking' | 'resuming' | 'static'
}

/** A page or a route. */
export interface SourceFile {
  id: string
  pathname: string
  /** The file below `app`, without its ending. */
  sourcePage: string
}

/** The record that `adapter.mjs` writes of a build, without the client-side router's data. */
export interface Outputs {
  prerenders: Prerender[]
  staticFiles: { pathname: string; filePath: string }[]
  /** `clientFiles` are the site's own files that run in the browser. */
  pages: (SourceFile & { clientFiles: string[] })[]
  routes: SourceFile[]
  /** Names of source pages. */
  serverActions: string[]
}

/** Next's own pages. A notice answers every path of the site that does not exist. */
const OF_NEXT = new Set(['/_global-error', '/_not-found'])

export function readOutputs(buildFolder: string): Outputs {
  const outputs: Outputs = JSON.parse(readFileSync(join(buildFolder, 'outputs.json'), 'utf8'))
  return { ...outputs, pages: outputs.pages.filter(({ pathname }) => !OF_NEXT.has(pathname)) }
}

/** The paths at which a page or a route was made. */
export function pathsOf({ prerenders }: Pick<Outputs, 'prerenders'>, { id }: SourceFile): string[] {
  return prerenders
    .filter(({ parentOutputId, fallback }) => parentOutputId === id && fallback)
    .map(({ pathname }) => pathname)
}
