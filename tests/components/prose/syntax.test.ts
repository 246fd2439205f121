import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { isLanguage, type Language, tokensOf } from '@/components/prose/syntax'

const LANGUAGES: Language[] = ['html', 'http', 'javascript', 'json', 'markdown', 'python', 'sh', 'text']
const line = fc.string({ unit: fc.constantFrom(...'ab {}[]"\'`#$<>/=:-0\\|*\t') })

describe('a highlighted text', () => {
  it.each(LANGUAGES)('is the same text, in %s', (language) => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const code = lines.join('\n')
        expect(
          tokensOf(code, language)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code)
      }),
      { numRuns: 8 },
    )
  })

  it('tells kinds apart', () => {
    const kindOf = (code: string, language: Language, part: string) =>
      tokensOf(code, language).find(({ text }) => text.includes(part))?.kind
    expect(kindOf('{"a": 1}', 'json', '1')).toBe('constant')
    expect(kindOf("curl -H 'Accept: text/markdown' x", 'sh', 'Accept')).toBe('string-expression')
    expect(kindOf('const a = 1', 'javascript', 'const')).toBe('keyword')
    expect(kindOf('plain', 'text', 'plain')).toBeUndefined()
  })
})

it('is the same on a machine that is too busy to be quick', () => {
  const code = 'const answer = await fetch(url)'
  const tokens = tokensOf(code, 'javascript')
  let time = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 10_000
    return time
  })
  expect(tokensOf(code, 'javascript')).toEqual(tokens)
  clock.mockRestore()
})

it('knows its languages', () => {
  expect(LANGUAGES.every(isLanguage)).toBe(true)
  expect(isLanguage('cobol')).toBe(false)
})
