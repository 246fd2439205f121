import { describe, expect, it } from 'vitest'
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@/components/limits'
import { readList } from '@/components/list-reading/read-list'

const rowsOf = async (text: string) =>
  (await readList(new Blob([text]))).rows.map(({ number, entry, domain, kind }) => [number, entry, domain ?? kind])

describe('each row of a list has the number that people count by, and its site or why it has none', () => {
  it('in a text, where a line may have several', async () => {
    const text = '# sent\n\nhttps://www.a.com/x, b.com and A.com\n[c.com](c.com)\nann@gmail.com\nno site\nco.uk\n'
    expect(await rowsOf(text)).toEqual([
      [1, '# sent', 'comment'],
      [3, 'https://www.a.com/x', 'a.com'],
      [3, 'b.com', 'b.com'],
      [3, 'A.com', 'a.com'],
      [4, 'c.com', 'c.com'],
      [5, 'ann@gmail.com', 'mailbox'],
      [6, 'no site', 'no address'],
      [7, 'co.uk', 'no domain'],
    ])
  })

  it('in a table, whose rows are one site each', async () => {
    expect(await rowsOf('Site,Note\nhttps://a.com/x,see b.com\n,later\n"c.com, d.com",\n')).toEqual([
      [2, 'https://a.com/x', 'a.com'],
      [3, '', 'no domain'],
      [4, 'c.com', 'c.com'],
    ])
  })
})

it('refuses a file that is larger than a phone can read', async () => {
  const large = new Blob([new Uint8Array(MAX_FILE_BYTES + 1)])
  await expect(readList(large)).rejects.toThrow(FILE_TOO_LARGE)
})
