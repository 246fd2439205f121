import type { BrowserContext } from '@playwright/test'

/** Opens the folded fields of each form that a page shows, as a visitor who fills them in does. */
export async function openFolds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const open = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('form details:has(label):not([data-seen])')) {
        fold.open = true
        fold.dataset.seen = ''
      }
    }
    new MutationObserver(open).observe(document, { childList: true, subtree: true })
  })
}
