import { expect, type Page } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'
import { openFolds } from '@/tests/support/browser/open-folds'

test.beforeEach(({ context }) => openFolds(context))

interface Tool {
  path: string
  /** Fills the form in. */
  fill: (page: Page, round: number) => Promise<void>
  submit?: string
  /** The page's text once the work is done. */
  done: (round: number) => string
  /** The field to begin with. */
  field: string
  /** Drops a file, which is read too. */
  dropped?: (page: Page) => Promise<void>
}

const TOOLS: readonly Tool[] = [
  {
    path: '/tools/outreach-email-checker',
    field: 'Body, as plain text',
    fill: (page, round) => page.getByLabel('Body, as plain text').fill(`Hi {{name_${round}}}, here is a map.`),
    done: () => 'One merge field is not filled in',
  },
  {
    path: '/tools/prospect-list-cleaner',
    field: 'Your list',
    fill: (page, round) => page.getByRole('textbox', { name: 'Your list' }).fill(`a-${round}.com\nb.com`),
    submit: 'Clean list',
    done: () => 'Done: 2 domains kept',
  },
  {
    path: '/tools/anchor-text-analyser',
    field: 'Backlink export',
    fill: (page, round) => page.getByLabel('Backlink export').fill('shoes\n'.repeat(round + 1)),
    submit: 'Analyse anchors',
    done: (round) => `Done: ${round + 1} links.`,
    async dropped(page) {
      const buffer = Buffer.from('Source url,Anchor\nhttps://a.example/,One\n')
      await page.locator('input[type=file]').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer })
      await expect(page.getByText('Done: 1 link.')).toBeVisible()
    },
  },
  {
    path: '/tools/link-gap',
    field: 'Your domain',
    fill: fillExports,
    submit: 'Find the gap',
    done: (round) => `Done: 2 exports read, ${round} ${round === 1 ? 'site' : 'sites'} found.`,
  },
]

/** Pastes the exports of two rivals, to whom `round` sites link. */
async function fillExports(page: Page, round: number): Promise<void> {
  const rows = page.getByLabel('Rows of the export')
  for (const at of [0, 1]) {
    if ((await rows.count()) <= at) await page.getByRole('button', { name: 'Paste an export instead' }).click()
    await rows.nth(at).fill(['Domain,Links', ...Array.from({ length: round }, (_, one) => `a-${one}.com,1`)].join('\n'))
  }
}

const isScript = (url: string) => /\/_next\/static\/.*\.js/.test(url)

/** Resolves once scripts that an act asked for have come, and no other is on its way. */
async function loadsScripts(page: Page, act: () => Promise<void>): Promise<void> {
  let asked = 0
  let waiting = 0
  page.on('request', (request) => {
    if (!isScript(request.url())) return
    asked += 1
    waiting += 1
  })
  const ended = (request: { url(): string }) => {
    if (isScript(request.url())) waiting -= 1
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  await act()
  await expect.poll(() => asked > 0 && waiting === 0).toBe(true)
}

for (const { path, field, fill, submit, done, dropped } of TOOLS) {
  test(`${path} works offline from the first click into its form`, async ({ page, context }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await loadsScripts(page, () => page.getByLabel(field).first().focus())
    await context.setOffline(true)
    for (const round of [1, 2]) {
      await fill(page, round)
      if (submit) await page.getByRole('button', { name: submit }).click()
      await expect(page.getByText(done(round)).first()).toBeVisible()
    }
    await dropped?.(page)
  })
}

// One with a worker, whose code the other tools with workers share, and one without.
for (const { path, fill, submit, done } of TOOLS.slice(0, 2)) {
  test(`${path} says offline what it still needs, and blames nothing that was given`, async ({ page, context }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await fill(page, 1)
    if (submit) await page.getByRole('button', { name: submit }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this tool could not be loaded' })
    await expect(notice).toContainText('It loads when you first use the tool, and needs a connection for that.')
    await expect(notice).toContainText('Your input is kept')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Reload page' }).click()
    await expect(page.getByText(done(1)).first()).toBeVisible()
  })
}
