import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFieldReader } from '@/lib/http/request-fields'

test('finds the wanted fields and no others, whatever their case and order, and joins repeated ones', () => {
  const name = fc.constantFrom('accept', 'Accept', 'ACCEPT', 'rsc', 'RSC', 'Range', 'abcept', '__proto__', 'Host')
  const pairs = fc.array(fc.tuple(name, fc.string()), { maxLength: 8 })
  const read = createFieldReader(['accept', 'rsc'])
  fc.assert(
    fc.property(pairs, (given) => {
      const valuesOf = (wanted: string) =>
        given.flatMap(([name, value]) => (name.toLowerCase() === wanted ? value : []))
      const expected = ['accept', 'rsc'].flatMap((wanted) => {
        const values = valuesOf(wanted)
        return values.length > 0 ? [[wanted, values.join(', ')]] : []
      })
      expect(read(given.flat())).toEqual(Object.fromEntries(expected))
    }),
  )
})
