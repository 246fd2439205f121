import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** The file that a button gives. */
export async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await downloading
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** The text that a button copies. */
export async function copyBy(button: Locator): Promise<string> {
  const page = button.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await button.click()
  await expect(page.getByText('Copied.').first()).toBeVisible()
  await expect.poll(clipboard).not.toBe('')
  return clipboard()
}
