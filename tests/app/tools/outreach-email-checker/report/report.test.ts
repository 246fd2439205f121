import { expect, it } from 'vitest'
import { checkEmail } from '@/app/tools/outreach-email-checker/checks/check-email'
import { reportOf } from '@/app/tools/outreach-email-checker/report/report'

it('a report names what to fix first and each place once, and holds no more of the e-mail', () => {
  const report = reportOf(checkEmail('Maps', 'Hi {{name}} and {{name}}, a secret sentence.'))
  expect(report).toMatch(
    /^# Outreach e-mail check\n\nSubject: 4 characters\. Body: 7 words, 0 links\.\n\n## Fix\n\n- \*\*/,
  )
  expect(report.match(/`\{\{name\}\}`/g)).toHaveLength(1)
  expect(report).not.toContain('secret')
})
