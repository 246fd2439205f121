import { estimateTokens } from '@/lib/markdown/tokens'
import { fullTextPath, llmsTxtPath, sectionsWithTexts } from '@/lib/site/files'
import { indexedPages, markdownPath, type Page, type Section } from '@/lib/site/pages'
import { type LlmsTxtOptions, llmsTxt, sectionLlmsTxt } from './llms'

/** Some browsers download text/markdown; all show plain text, and crawlers expect it of a .txt. */
export const TEXT_TYPE = 'text/plain; charset=utf-8'

/** The pages of a full text: those of one section or of all, without the optional ones. */
export function fullTextPages(section?: Section): readonly Page[] {
  return indexedPages(section).filter(({ isOptional }) => !isOptional)
}

export function fullText(markdowns: readonly string[]): string {
  return markdowns.join('\n')
}

/**
 * Every llms.txt and llms-full.txt, by path. `markdowns` has each page's by its path, `files` the texts of other files
 * that llms.txt links to.
 */
export function siteTexts(
  site: Pick<LlmsTxtOptions, 'siteName' | 'siteUrl'>,
  markdowns: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Map<string, string> {
  const full = [undefined, ...sectionsWithTexts].map((section): [string, string] => [
    fullTextPath(section),
    fullText(fullTextPages(section).map(({ path }) => markdowns.get(path) ?? '')),
  ])
  const ofPages = [...markdowns].map(([path, markdown]): [string, string] => [markdownPath(path), markdown])
  const tokens = new Map([...ofPages, ...files, ...full].map(([path, text]) => [path, estimateTokens(text)]))
  const index = llmsTxt({ ...site, tokens })
  tokens.set(llmsTxtPath(), estimateTokens(index))
  const indexes = sectionsWithTexts.map((section): [string, string] => [
    llmsTxtPath(section),
    sectionLlmsTxt(section, { ...site, tokens }),
  ])
  return new Map([...full, ...indexes, [llmsTxtPath(), index]])
}
