import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCsvParser } from '@/components/csv/csv-parser'
import { splitRaw } from '@/components/csv/split-raw'

it('finds the cells that the parser finds, and joined they are the row again', () => {
  const part = fc.constantFrom('a', ',', '"', '""', '"b,c"', ' ', '\n')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const raw = parts.join('')
      const parser = createCsvParser()
      const [row, ...others] = [...parser.push(raw), ...parser.end()]
      const cells = splitRaw(raw, ',')
      expect(cells.join(',')).toBe(raw)
      if (!row || others.length > 0 || /\n$/.test(raw)) return
      expect(cells).toHaveLength(row.length)
      for (const [index, cell] of cells.entries()) {
        const one = createCsvParser('\0')
        expect([...one.push(cell), ...one.end()][0]?.[0] ?? '').toBe(row[index])
      }
    }),
  )
})
