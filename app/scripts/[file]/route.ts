import { bundlePageScripts } from '@/components/page-script/page-scripts'
import { IMMUTABLE } from '@/lib/headers/cache-control'
import { SCRIPT_FOLDER } from '@/lib/site/files'

export const dynamic = 'force-static'
export const dynamicParams = false

interface Context {
  params: Promise<{ file: string }>
}

export function generateStaticParams(): { file: string }[] {
  return bundlePageScripts().map(({ path }) => ({ file: path.slice(SCRIPT_FOLDER.length) }))
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const script = bundlePageScripts().find(({ path }) => path === SCRIPT_FOLDER + file)
  if (!script) return new Response(null, { status: 404 })
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': IMMUTABLE }
  return new Response(script.code, { headers })
}
