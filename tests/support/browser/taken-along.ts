import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

/** The file that a button downloads. */
export function download(page: Page, button: string) {
  return downloadBy(page, () => page.getByRole('button', { name: button }).click())
}

/** The file that an action downloads, such as pressing a key. */
export async function downloadBy(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await act()
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
