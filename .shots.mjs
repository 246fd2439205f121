import { chromium } from 'playwright'
const base = process.argv[2]
const out = process.argv[3]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const shots = JSON.parse(process.argv[4])
for (const [name, path, width, scheme, full] of shots) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme })
  await page.goto(base + path)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(200)
  const h = await page.evaluate(() => document.documentElement.scrollHeight)
  const w = await page.evaluate(() => document.documentElement.scrollWidth)
  console.log(name, width, scheme, h, w > width ? 'OVERFLOW ' + w : '')
  await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: !!full })
  await page.close()
}
await browser.close()
