import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { markdownFromHtml } from '@/lib/markdown/from-html'

const FACTS = {
  title: 'Page',
  description: '',
  url: 'https://site.test/page',
  llmsTxtUrl: 'https://site.test/llms.txt',
  lastModified: '2026-11-24',
}

describe.each(['about', 'privacy'])('/%s', (name) => {
  /** Its markdown. The settings are read once, so each call loads the page anew. */
  async function pageWith(contact: string): Promise<string> {
    vi.stubEnv('CONTACT', contact)
    vi.resetModules()
    const { default: Page } = (await import(`../../app/${name}/page.tsx`)) as { default: () => ReactElement }
    return markdownFromHtml(renderToStaticMarkup(<Page />), FACTS)
  }

  it.each([
    ['mailto:hello@example.com?subject=Site', '[hello@example.com](mailto:hello@example.com?subject=Site)'],
    ['https://example.com/contact', '[https://example.com/contact](https://example.com/contact)'],
  ])('names the contact %s', async (contact, link) => {
    expect(await pageWith(contact)).toContain(link)
  })

  it('says nothing of a contact where none is set', async () => {
    expect(await pageWith('')).not.toMatch(/mailto:|people who run/)
  })
})
