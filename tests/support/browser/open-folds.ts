import type { BrowserContext } from '@playwright/test'

/** Opens what each page folds, as a visitor does who uses all of it: fields, filters, menus, and a form above its result. */
export async function openFolds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const FOLDS = 'form details:has(label), search details, section details[data-print]'
    const open = () => {
      for (const form of document.querySelectorAll<HTMLDetailsElement>(
        'details:not([open]):has(> form[data-markdown-ignore])',
      ))
        form.open = true
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(FOLDS)) {
        if (fold.dataset.seen !== undefined) continue
        fold.open = true
        fold.dataset.seen = ''
      }
    }
    new MutationObserver(open).observe(document, { attributes: true, childList: true, subtree: true })
  })
}
