import { expect, it } from 'vitest'
import { moveFormula, moveRuleFormula, shiftFormula } from '@/components/workbook/writing/formula'
import { createRowMove } from '@/components/workbook/writing/map-range'

const move = createRowMove(new Set([3, 4]))
const own = { move, name: "Bob's list", isOwn: true }

it.each([
  ['B5*$C$9', 'B3*$C$7'],
  ['SUM(A2:A9)+SUM(3:10)', 'SUM(A2:A7)+SUM(3:8)'],
  ['SUM(A9:A2)', 'SUM(A7:A2)'],
  ['A3+A4+SUM(A3:B4)', '#REF!+#REF!+SUM(#REF!)'],
  ['SUM(A:A)+SUM($A:$C)', 'SUM(A:A)+SUM($A:$C)'],
  ['SUM(A5:INDEX(A:A,9))', 'SUM(A3:INDEX(A:A,9))'],
  ['SUM(OFFSET(A5,1,0):A9)', 'SUM(OFFSET(A3,1,0):A7)'],
  // Texts, functions and names only look like cells.
  ['"A5 ""and"" A9"&A9', '"A5 ""and"" A9"&A7'],
  ['LOG10(A5)+DEC2BIN(A9)+tax_A5+Éa5', 'LOG10(A3)+DEC2BIN(A7)+tax_A5+Éa5'],
  ['Table1[[#This Row],[A5]]+A5', 'Table1[[#This Row],[A5]]+A3'],
  // Other sheets and other workbooks have all their rows.
  ["'Bob''s list'!A5+Other!A5+'Oth''er A9'!A5", "'Bob''s list'!A3+Other!A5+'Oth''er A9'!A5"],
  ["'BOB''S LIST'!A3", '#REF!'],
  [
    "Jan:Dec!A5+'Jan x:Dec'!A5+[1]Other!A5+'[1]Bob''s list'!A5",
    "Jan:Dec!A5+'Jan x:Dec'!A5+[1]Other!A5+'[1]Bob''s list'!A5",
  ],
])('without rows 3 and 4, %s is %s', (formula, moved) => {
  expect(moveFormula(formula, own)).toBe(moved)
})

it('a formula on another sheet names the moved rows by the name of their sheet', () => {
  expect(moveFormula("A5+SUM('Bob''s list'!A5:A9)", { ...own, isOwn: false })).toBe("A5+SUM('Bob''s list'!A3:A7)")
})

it.each([
  ['A5+$A5+A$5+$A$5', 'C6+$A6+C$5+$A$5'],
  ['SUM(A:A)+SUM($A:B)+SUM(3:$4)', 'SUM(C:C)+SUM($A:D)+SUM(4:$4)'],
  ['"A5"&Sheet2!A5:B$6', '"A5"&Sheet2!C6:D$6'],
])('one row down and two columns to the right, %s is %s', (formula, shifted) => {
  expect(shiftFormula(formula, 1, 2)).toBe(shifted)
})

it.each([
  // As far from the first row as before.
  ['$C7>50', '$C5>50'],
  ['A7<>A6', 'A5<>A4'],
  // The same rows as before.
  ['COUNTIF($A$2:$A$9,A7)', 'COUNTIF($A$2:$A$7,A5)'],
  ['COUNTIF($A$3:A7,A7)', 'COUNTIF($A$3:A5,A5)'],
  ['A7=$B$3', 'A5=#REF!'],
  ["VLOOKUP(A7,Other!$A$5:$B$9,2)+'Bob''s list'!$A$9", "VLOOKUP(A5,Other!$A$5:$B$9,2)+'Bob''s list'!$A$7"],
])('in a rule whose first row is 5 and was 7, %s is %s', (formula, moved) => {
  expect(moveRuleFormula(formula, own, 7, 5)).toBe(moved)
})
