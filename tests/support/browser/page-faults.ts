import type { Page } from '@playwright/test'

/** Collects console warnings and errors, failed requests, and requests to other origins. */
export function listenForFaults(page: Page, origin: string): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // A busy machine takes longer than Chromium expects.
    if (message.text().includes('preloaded using link preload but not used')) return
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? ''
    // Leaving a page aborts its prefetches.
    if (error !== 'net::ERR_ABORTED') faults.push(`${request.url()} failed: ${error}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) faults.push(`${request.url()} is another origin`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} answered ${response.status()}`)
  })
  return faults
}
