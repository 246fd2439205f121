import { expect, it } from 'vitest'
import { clientClass } from '@/lib/site/client-class'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

it.each([
  [CHROME, 'browser'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0', 'browser'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
    'chatgpt',
  ],
  ['Claude-User (claude-code/2.1; +https://support.anthropic.com/)', 'claude'],
  ['Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)', 'perplexity'],
  ['GeminiCLI/0.40.0/gemini-3-pro (linux; x64)', 'gemini'],
  [`${CHROME} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, 'search-engine'],
  ['curl/8.5.0', 'script'],
  ['python-requests/2.32.3', 'script'],
  ['node', 'script'],
  ['SomethingBot/1.0', 'other'],
  ['', 'other'],
  [undefined, 'other'],
])('%j is %s', (userAgent, name) => {
  expect(clientClass(userAgent)).toBe(name)
})
