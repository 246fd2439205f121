import { expect, type Page } from '@playwright/test'

/** Scrolls a list's table to its last row. Rows out of sight have an estimated height, so it may take several times. */
export async function toEndOf(page: Page, name: string, last: string): Promise<void> {
  const area = page.getByRole('region', { name })
  await expect(async () => {
    await area.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(area.getByRole('rowheader').last()).toHaveText(last, { timeout: 1_000 })
  }).toPass()
}
