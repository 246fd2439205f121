import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One thing that the build made ahead of requests. */
export interface Prerender {
  pathname: string
  /** The page or route that it was made by. */
  parentOutputId: string
  /** `null` or a text where the build leaves parameters open. */
  parentFallbackMode?: false | null | string
  /** Absent for the template of closed parameters. */
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

/** The record that `adapter.mjs` writes of a build. */
export interface Outputs {
  /** Next's names for the client-side router's data. */
  router: {
    varyHeader: string
    suffix: string
    prefetchSegmentSuffix: string
    prefetchSegmentDirSuffix: string
    /** The name that `NEXT_DEPLOYMENT_ID` gives this build. */
    deploymentId?: string
  }
  prerenders: Prerender[]
  staticFiles: { pathname: string; filePath: string }[]
  pages: SourceFile[]
  routes: SourceFile[]
  /** Names of source pages. */
  serverActions: string[]
}

export function readOutputs(buildFolder: string): Outputs {
  return JSON.parse(readFileSync(join(buildFolder, 'outputs.json'), 'utf8'))
}
