import { expect, it } from 'vitest'
import { dateOf, isBuiltInDateFormat, isDateFormat } from '@/components/workbook/dates'

it.each([
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  [61, '1900-03-01'],
  [46_235.5625, '2026-08-01 13:30:00'],
  [2_958_465, '9999-12-31'],
  [0.5, '12:00:00'],
  // 8:20 as binary fractions have it.
  [46_235.347_222_222_22, '2026-08-01 08:20:00'],
])('day %s is %s', (serial, date) => {
  expect(dateOf(serial, false)).toBe(date)
})

it.each([-1, 2_958_466, 1e300, Number.NaN])('day %s is none', (serial) => {
  expect(dateOf(serial, false)).toBeUndefined()
})

it('the calendar of 1904 begins four years later', () => {
  expect(dateOf(44_773, true)).toBe('2026-08-01')
})

it.each(['yyyy-mm-dd', 'm/d/yy h:mm', '[$-407]d. MMMM yyyy;@', 'h:mm AM/PM', 'dddd', '"on" d'])(
  '%s shows a date',
  (code) => {
    expect(isDateFormat(code)).toBe(true)
  },
)

it.each(['General', '0.00E+00', '#,##0 "days"', '[Red]-0.00', '0\\d', '@', '[h]:mm:ss', '_-* #,##0_s'])(
  '%s shows a number',
  (code) => {
    expect(isDateFormat(code)).toBe(false)
  },
)

it('formats without a code are known by their number', () => {
  const dates = Array.from({ length: 60 }, (_, id) => id).filter(isBuiltInDateFormat)
  expect(dates.slice(0, 9)).toEqual([14, 15, 16, 17, 18, 19, 20, 21, 22])
  expect(dates).not.toContain(46)
})
