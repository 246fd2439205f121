import { expect, it } from 'vitest'
import { checkEmail } from '@/app/tools/outreach-email-checker/checks/check-email'
import { meaningOf, summaryOf } from '@/app/tools/outreach-email-checker/report/findings-list'
import { reportOf } from '@/app/tools/outreach-email-checker/report/report'

it('a report names what to fix first and each place once, and holds no more of the e-mail', () => {
  const report = reportOf(checkEmail('Maps', 'Hi {{name}} and {{name}}, a secret sentence.'))
  expect(report).toMatch(
    /^# Outreach e-mail check\n\nSubject: 4 characters\. Body: 7 words, 0 links\.\n\n## Fix\n\n- \*\*/,
  )
  expect(report.match(/`\{\{name\}\}`/g)).toHaveLength(1)
  expect(report).not.toContain('secret')
})

it('a report names phrases with the same reason together, and the reason once', () => {
  const report = reportOf(checkEmail('Maps', 'We came across your site. Link juice, backlinks and link juice.'))
  const why = 'People who buy and sell links write this.'
  expect(report.split('\n').filter((line) => line.includes(why))).toEqual([
    expect.stringContaining(`“Link juice”, “backlinks”, “link juice”: ${why}`),
  ])
  expect(report).toMatch(/`“came across your”: [^“]*`/)
})

it('a summary of another language says that only the basics are checked', () => {
  expect(summaryOf([])).toBe('Nothing to fix')
  expect(summaryOf([], 'German')).toBe('Only the basics are checked in German')
  const { findings } = checkEmail('Karten', 'Hallo {{name}}, eine Karte.', { language: 'de' })
  expect(summaryOf(findings, 'German')).toBe('1 to fix, 1 to review. Only the basics are checked in German')
  expect(meaningOf([], 'German')).not.toContain('no reason not to send it')
})
