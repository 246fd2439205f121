import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import {
  type ColorScheme,
  examplePictures,
  type PictureName,
  pictureNames,
  picturePath,
} from '@/lib/site/example-pictures'
import { scenes } from '@/scripts/pictures/scenes'
import { startSiteWithProviders } from '@/tests/support/servers/site-with-providers'
import { provideChromium } from './test-needs'

/** Pixels of the picture for each CSS pixel. */
const DENSITY = 2
/** Out of 100. Letters are still clean. */
const QUALITY = 75
/** Room above the element with which a picture begins. */
const MARGIN = 20

/**
 * Takes the pictures again: all of them, or those named as arguments. Build the site first, and look at the pictures
 * after. A new one needs a scene, and its text and size in `lib/site/example-pictures.ts`.
 */
const given = process.argv.slice(2) as PictureName[]
const site = await startSiteWithProviders()
const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const name of given.length > 0 ? given : pictureNames) await take(name)
} finally {
  await browser.close()
  await site.stop()
}

async function take(name: PictureName): Promise<void> {
  const { width } = examplePictures[name]
  const { path, make, from } = scenes[name]
  const context = await browser.newContext({
    baseURL: site.url,
    // So high that nothing has to be scrolled, and all parts load.
    viewport: { width, height: 3_000 },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await make?.(page)
  await from(page).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await from(page).evaluate(hideAbove)
  for (const scheme of ['light', 'dark'] as const) await save(page, name, scheme)
  await context.close()
}

/** Runs in the page. Of what stands above the element, the picture would have the lower edge. */
function hideAbove(first: Element): void {
  for (let element: Element | null = first; element; element = element.parentElement) {
    for (let above = element.previousElementSibling; above; above = above.previousElementSibling)
      if ('style' in above) (above as HTMLElement).style.visibility = 'hidden'
  }
}

async function save(page: Page, name: PictureName, colorScheme: ColorScheme): Promise<void> {
  const { width, height } = examplePictures[name]
  await page.emulateMedia({ colorScheme })
  // In one step, because the page may be scrolling to its result.
  const y = await scenes[name].from(page).evaluate((first) => first.getBoundingClientRect().y + window.scrollY)
  const clip = { x: 0, y: y - MARGIN, width, height, scale: DENSITY }
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip,
    captureBeyondViewport: true,
  })
  const picture = Buffer.from(data, 'base64')
  const file = join('public', picturePath(name, colorScheme))
  await writeFile(file, picture)
  console.log(`${file}: ${picture.length} bytes`)
}
