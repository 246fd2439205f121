import { checkEmail, checkFollowUp } from '@/app/tools/outreach-email-checker/checks/check-email'
import { MAX_FOLLOW_UPS } from '@/app/tools/outreach-email-checker/checks/follow-up'
import { type AgentTool, Refusal, textOf, textsOf, today } from '@/components/agent-tools/agent-tool'

export const agentTool: AgentTool = {
  name: 'check_outreach_email',
  description:
    'Checks an outreach e-mail and its follow-ups before they are sent: empty merge fields, length, reading ease, links, mass e-mail phrases. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      subject: { type: 'string' },
      body: { type: 'string', description: 'Plain text. Fewer checks apply to languages other than English.' },
      site: {
        type: 'string',
        description: 'The URL of the site or page that the e-mail is about. Nothing is fetched.',
      },
      followUps: {
        type: 'array',
        items: { type: 'string' },
        maxItems: MAX_FOLLOW_UPS,
        description: 'The follow-ups, in order. Each is compared with the e-mails before it.',
      },
    },
    required: ['subject', 'body'],
  },
  async execute(input) {
    const subject = textOf(input, 'subject')
    const body = textOf(input, 'body')
    if (subject.trim() === '' && body.trim() === '')
      throw new Refusal('There is nothing to check; send a subject and a body.')
    const followUps = textsOf(input, 'followUps')
    if (followUps.length > MAX_FOLLOW_UPS) {
      throw new Refusal(`“followUps” takes up to ${MAX_FOLLOW_UPS}; send only the first ${MAX_FOLLOW_UPS}.`)
    }
    // With the detector, so it is loaded for the first call.
    const { detectLanguage } = await import('@/app/tools/outreach-email-checker/language/detect-language')
    const language = detectLanguage(`${subject}\n${body}`)
    const about = { site: textOf(input, 'site'), language }
    return {
      source: 'Computed from the e-mail in this browser.',
      scale: 'Flesch reading ease, for English: about 0 (hard) to 100 (easy).',
      day: today(),
      language,
      ...checkEmail(subject, body, about),
      ...(followUps.length > 0 && {
        followUps: followUps.map((letter, at) => ({
          findings: checkFollowUp([body, ...followUps.slice(0, at)], letter, about),
        })),
      }),
    }
  },
}
