import { checkEmail, checkFollowUp } from '@/app/tools/outreach-email-checker/checks/check-email'
import { type AgentTool, Refusal, today } from '@/components/agent-tools/agent-tool'
import { readInput, schemaOf } from '@/components/tool/agent'
import { checker } from './definition'

export const agentTool: AgentTool = {
  name: 'check_outreach_email',
  description:
    'Checks an outreach e-mail and its follow-ups before they are sent: empty merge fields, length, reading ease, links, mass e-mail phrases. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: schemaOf(checker, {
      site: 'The URL of the site or page that the e-mail is about. Nothing is fetched.',
      subject: undefined,
      body: 'Plain text. Fewer checks apply to languages other than English.',
      followUps: 'The follow-ups, in order. Each is compared with the e-mails before it.',
    }),
    required: ['subject', 'body'],
  },
  async execute(input) {
    const { site, subject, body, followUps } = readInput(checker, input)
    if (subject.trim() === '' && body.trim() === '')
      throw new Refusal('There is nothing to check; send a subject and a body.')
    // With the detector, so it is loaded for the first call.
    const { detectLanguage } = await import('@/app/tools/outreach-email-checker/language/detect-language')
    const language = detectLanguage(`${subject}\n${body}`)
    const about = { site, language }
    return {
      source: 'Computed from the e-mail in this browser.',
      scale: 'Flesch reading ease, for English: about 0 (hard) to 100 (easy).',
      day: today(),
      language,
      ...checkEmail(subject, body, about),
      ...(followUps.length > 0 && {
        followUps: followUps.map((followUp, at) => ({
          findings: checkFollowUp([body, ...followUps.slice(0, at)], followUp, about),
        })),
      }),
    }
  },
}
