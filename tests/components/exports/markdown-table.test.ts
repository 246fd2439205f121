import { describe, expect, it } from 'vitest'
import { markdownTable } from '@/components/exports/markdown-table'

describe('markdownTable', () => {
  it('aligns numbers right, and leaves absent values empty', () => {
    expect(
      markdownTable(
        ['Domain', 'Rating'],
        [
          ['a.com', 91],
          ['b.com', undefined],
        ],
      ),
    ).toBe('| Domain | Rating |\n| --- | ---: |\n| a.com | 91 |\n| b.com |  |\n')
  })

  it('keeps a text inside its cell', () => {
    expect(markdownTable(['a|b'], [['c\\|d'], ['two\r\nlines']])).toBe(
      '| a\\|b |\n| --- |\n| c\\\\\\|d |\n| two lines |\n',
    )
  })
})
