import type { EmailCheck } from '@/app/tools/outreach-email-checker/checks/check-email'
import { type Finding, quotesOf, verdicts } from '@/app/tools/outreach-email-checker/checks/findings'
import { counted } from '@/components/elements/english'

/** The check of a thread as markdown, without the e-mails. */
export function reportOf(check: EmailCheck, followUps: readonly (readonly Finding[])[] = []): string {
  const facts = `Subject: ${counted(check.subjectCharacters, 'character')}. Body: ${counted(check.bodyWords, 'word')}, ${counted(check.links, 'link')}.`
  const later = followUps.map((findings, index) => `# Follow-up ${index + 1}\n\n${listOf(findings)}\n`)
  return [`# Outreach e-mail check\n\n${facts}\n\n${listOf(check.findings)}\n`, ...later].join('\n')
}

function listOf(findings: readonly Finding[]): string {
  const sections = Object.entries(verdicts).flatMap(([verdict, heading]) => {
    const found = findings.filter((finding) => finding.verdict === verdict)
    if (found.length === 0) return []
    const items = found.map((one) =>
      [
        `- **${one.title}.** ${one.detail}${one.source ? ` [${one.source.title}](${one.source.url})` : ''}`,
        ...(verdict === 'fine' ? [] : quotesOf(one)).map(
          (quote) => `  - \`${quote.replaceAll('`', "'").replace(/\s+/g, ' ')}\``,
        ),
      ].join('\n'),
    )
    return [`## ${heading}\n\n${items.join('\n')}`]
  })
  return sections.join('\n\n')
}
