import fc from 'fast-check'
import { expect, it } from 'vitest'
import { englishDay, englishMonth, englishNumber } from '@/components/elements/english'

const dates = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })

it('writes whole numbers, days and months as Intl does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), dates, (number, date) => {
      expect(englishNumber(number)).toBe(number.toLocaleString('en'))
      expect(englishDay(date)).toBe(date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))
      for (const month of ['long', 'short'] as const) {
        const byIntl = date.toLocaleDateString('en-US', { month, year: 'numeric', timeZone: 'UTC' })
        expect(englishMonth(date, month)).toBe(byIntl)
      }
    }),
  )
})
