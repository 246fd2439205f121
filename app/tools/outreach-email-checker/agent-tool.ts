import { type AgentTool, Refusal, textOf, today } from '@/components/agent-tools/agent-tool'
import { checkEmail } from './check-email'

export const agentTool: AgentTool = {
  name: 'check_outreach_email',
  description:
    'Checks an outreach e-mail before it is sent: empty merge fields, length, reading ease, links, mass e-mail phrases. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      subject: { type: 'string' },
      body: { type: 'string', description: 'Plain text. Fewer checks apply to languages other than English.' },
      site: {
        type: 'string',
        description: 'The URL of the site or page that the e-mail is about. Nothing is fetched.',
      },
    },
    required: ['subject', 'body'],
  },
  async execute(input) {
    const subject = textOf(input, 'subject')
    const body = textOf(input, 'body')
    if (subject.trim() === '' && body.trim() === '')
      throw new Refusal('There is nothing to check; send a subject and a body.')
    // With the detector, so it is loaded for the first call.
    const { detectLanguage } = await import('./detect-language')
    const language = detectLanguage(`${subject}\n${body}`)
    return {
      source: 'Computed from the e-mail in this browser.',
      scale: 'Flesch reading ease, for English: about 0 (hard) to 100 (easy).',
      day: today(),
      language,
      ...checkEmail(subject, body, { site: textOf(input, 'site'), language }),
    }
  },
}
