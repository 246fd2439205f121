import { memoize } from '@/lib/memoize'

/** The agents by the words of their `User-Agent`, then kinds. The first that is found counts. */
const CLASSES: readonly (readonly [name: string, words: RegExp])[] = [
  ['chatgpt', /ChatGPT-User|OAI-SearchBot|GPTBot/],
  ['claude', /Claude-User|ClaudeBot|Claude-SearchBot|claude-code/],
  ['perplexity', /Perplexity-User|PerplexityBot/],
  ['gemini', /GeminiCLI|Google-CloudVertexBot|Google-Agent/],
  ['copilot', /GitHubCopilot|Copilot/],
  ['cursor', /\bCursor\b/],
  ['meta', /meta-externalagent|meta-externalfetcher/i],
  ['mistral', /MistralAI-User/],
  ['other-agent', /CCBot|Bytespider|Amazonbot|cohere-ai|DuckAssistBot|opencode/i],
  ['search-engine', /Googlebot|bingbot|DuckDuckBot|YandexBot|Baiduspider|Applebot/],
  [
    'script',
    /^(?:curl|Wget|python-requests|python-httpx|Python-urllib|aiohttp|Go-http-client|node|undici|axios|okhttp|Java|libwww-perl)\b/i,
  ],
  ['other', /bot\b|crawl|spider/i],
  ['browser', /^Mozilla\/5\.0 .*(?:Chrome|Firefox|Safari|Edg)\//],
]

/** Longer ones are cut, because clients choose them. */
const MAX_CHARACTERS = 512

/** What kind of client a `User-Agent` names. It is believed for the log alone, and decides nothing that is sent. */
export function clientClass(userAgent: string | null | undefined): string {
  return classOf((userAgent ?? '').slice(0, MAX_CHARACTERS))
}

const classOf = memoize((text) => CLASSES.find(([, words]) => words.test(text))?.[0] ?? 'other')
