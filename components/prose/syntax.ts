import { createCssVariablesTheme, createHighlighterCoreSync, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import html from 'shiki/langs/html.mjs'
import http from 'shiki/langs/http.mjs'
import javascript from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import markdown from 'shiki/langs/markdown.mjs'
import python from 'shiki/langs/python.mjs'
import sh from 'shiki/langs/shellscript.mjs'

const LANGUAGES = ['html', 'http', 'javascript', 'json', 'markdown', 'python', 'sh'] as const

/** The languages of code blocks; `text` has no colours. */
export type Language = (typeof LANGUAGES)[number] | 'text'

export interface Token {
  text: string
  /** Such as `string` or `keyword`; absent for plain text. */
  kind?: string
}

const VARIABLE_PREFIX = '--'
const KIND = /^var\(--token-([a-z-]+)\)$/

let highlighter: HighlighterCore | undefined

/** Splits code into tokens, which together are the whole code. */
export function tokensOf(code: string, language: Language): Token[] {
  if (language === 'text') return [{ text: code }]
  highlighter ??= createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: 'kinds', variablePrefix: VARIABLE_PREFIX })],
    langs: [html, http, javascript, json, markdown, python, sh],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  // Without a time limit, a busy machine builds the same page as an idle one.
  const { tokens } = highlighter.codeToTokens(code, { lang: language, theme: 'kinds', tokenizeTimeLimit: 0 })
  return tokens.flatMap((line, index) => [
    ...(index > 0 ? [{ text: '\n' }] : []),
    ...line.map(({ content, color }) => ({ text: content, kind: kindOf(content, color) })),
  ])
}

/** The theme takes Python's arguments for punctuation. */
function kindOf(text: string, color: string | undefined): string | undefined {
  const kind = color?.match(KIND)?.[1]
  return kind === 'punctuation' && /\w/.test(text) ? undefined : kind
}

export function isLanguage(name: string): name is Language {
  return name === 'text' || LANGUAGES.some((language) => language === name)
}
