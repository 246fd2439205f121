import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { config } from '@/lib/config'
import { pageOfShareImage, SHARE_IMAGE_SIZE, shareImageSegments } from '@/lib/site/share-image'
import { ShareCard } from './share-card'

// The build draws one for each page; no request draws one.
export const dynamic = 'force-static'
export const dynamicParams = false

/** The text font of app/fonts as woff: the drawing library cannot read woff2. */
const FONTS = 'node_modules/@fontsource/familjen-grotesk/files'
const WEIGHTS = [500, 700] as const

export function generateStaticParams(): { page: string[] }[] {
  return shareImageSegments().map((page) => ({ page }))
}

export async function GET(_request: Request, { params }: { params: Promise<{ page: string[] }> }): Promise<Response> {
  const page = pageOfShareImage((await params).page)
  if (!page) notFound()
  const fonts = WEIGHTS.map(async (weight) => ({
    name: 'text',
    weight,
    data: await readFile(join(process.cwd(), FONTS, `familjen-grotesk-latin-${weight}-normal.woff`)),
  }))
  return new ImageResponse(<ShareCard page={page} siteName={config().siteName} />, {
    ...SHARE_IMAGE_SIZE,
    fonts: await Promise.all(fonts),
  })
}
