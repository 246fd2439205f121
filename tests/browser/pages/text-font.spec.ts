import { expect } from '@playwright/test'
import { test } from '@/tests/support/browser/browser-test'

const TEXT = 'Quick question!!! Well... look --> find'
const ELEMENTS = ['p', 'button', 'input', 'textarea'] as const

for (const name of ELEMENTS) {
  test(`the text font draws each character of a ${name} as it was typed`, async ({ page }) => {
    await page.goto('/docs')
    await page.evaluate(
      async ([name, text]) => {
        const shown = document.createElement(name)
        shown.id = 'shown'
        if ('value' in shown) shown.value = text
        if (name === 'p' || name === 'button') shown.textContent = text
        document.querySelector('main')?.replaceChildren(shown)
        await document.fonts.ready
      },
      [name, TEXT] as const,
    )
    const shown = page.locator('#shown')
    const drawnWith = async (features: string) => {
      await shown.evaluate((element, value) => element.style.setProperty('font-feature-settings', value), features)
      return (await shown.screenshot()).toString('base64')
    }
    // A setting that changes nothing: with any, Chromium moves words in a field by a part of a pixel.
    const drawn = await drawnWith('"liga" 1')
    expect(drawn === (await drawnWith('"calt" 0, "clig" 0'))).toBe(true)
    // Otherwise the comparison shows nothing.
    expect(drawn === (await drawnWith('"calt" 1'))).toBe(false)
  })
}
