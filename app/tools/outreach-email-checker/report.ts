import { type EmailCheck, verdicts } from './check-email'
import { easeInWords } from './reading-ease'

/** The check as markdown, without the letter. */
export function reportOf(check: EmailCheck): string {
  const ease = check.ease === undefined ? '' : `, reading ease ${Math.round(check.ease)} (${easeInWords(check.ease)})`
  const facts = `Subject: ${check.subjectCharacters} characters. Text: ${check.bodyWords} words, ${check.links} links${ease}.`
  const sections = Object.entries(verdicts).flatMap(([verdict, heading]) => {
    const found = check.findings.filter((finding) => finding.verdict === verdict)
    if (found.length === 0) return []
    const items = found.map(({ title, detail, places }) =>
      [`- **${title}.** ${detail}`, ...places.map((place) => `  - \`${place.replaceAll('`', "'")}\``)].join('\n'),
    )
    return [`## ${heading}\n\n${items.join('\n')}`]
  })
  return `# Outreach e-mail check\n\n${facts}\n\n${sections.join('\n\n')}\n`
}
