import { checkEmail, checkFollowUp } from '@/app/tools/outreach-email-checker/checks/check-email'
import type { Merged, MergeJob } from '@/app/tools/outreach-email-checker/merge/merge'
import { type AgentTool, Refusal, today } from '@/components/agent-tools/agent-tool'
import { runForAgent } from '@/components/agent-tools/run-for-agent'
import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import { readInput, schemaOf } from '@/components/tool/agent'
import { checker } from './definition'

export const agentTool: AgentTool = {
  name: 'check_outreach_email',
  description:
    'Checks an outreach e-mail and its follow-ups before they are sent: empty merge fields, length, reading ease, links, mass e-mail phrases; and each row of a list that they will be merged with. Runs in this browser and sends nothing.',
  inputSchema: {
    type: 'object',
    properties: schemaOf(checker, {
      site: 'The URL of the site or page that the e-mail is about. Nothing is fetched.',
      subject: undefined,
      body: 'Plain text. Fewer checks apply to languages other than English.',
      followUps: 'The follow-ups, in order. Each is compared with the e-mails before it.',
      list: 'The list that the e-mails will be merged with, as CSV with the names of its columns. Up to 5,000 rows.',
    }),
    required: ['subject', 'body'],
  },
  hasUntrustedContent: true,
  async execute(input, _page, left) {
    const { site, subject, body, followUps, list } = readInput(checker, input)
    if (subject.trim() === '' && body.trim() === '')
      throw new Refusal('There is nothing to check; send a subject and a body.')
    // With the detector, so it is loaded for the first call.
    const { detectLanguage } = await import('@/app/tools/outreach-email-checker/language/detect-language')
    const language = detectLanguage(`${subject}\n${body}`)
    const texts = [subject, body, ...followUps]
    const merged = list.text.trim() === '' ? undefined : await mergeList(texts, list.text, left)
    const about = { site, language, fields: merged?.fields }
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
      ...(merged && { list: await listReport(merged) }),
    }
  },
}

/** Faults that an agent gets; their count is complete. */
const MAX_FAULTS = 200

async function mergeList(texts: readonly string[], list: string, left: AbortSignal): Promise<Merged> {
  // Loaded for the first list.
  const { fieldsIn } = await import('@/app/tools/outreach-email-checker/merge/match-columns')
  const fields = fieldsIn(texts)
  if (fields.length === 0) throw new Refusal('The e-mail has no merge fields; leave out the list.')
  const job: MergeJob = {
    file: new Blob([list]),
    reading: {},
    neverPitch: await neverPitch.reasons(),
    fields,
    chosen: {},
  }
  const worker = new Worker(new URL('./merge/merge-worker.ts', import.meta.url), { type: 'module' })
  return runForAgent<Merged>(worker, job, left)
}

async function listReport(merged: Merged) {
  const { faultLines } = await import('@/app/tools/outreach-email-checker/merge/fault-list')
  const faults = faultLines(merged)
  return {
    rows: merged.rows.length,
    rowsOnNeverPitchList: merged.neverPitched,
    rowsWithoutFault: merged.rows.filter((row) => row.faults.length === 0).length,
    columns: merged.fields.map(({ text, title = null }) => ({ field: text, column: title })),
    faultCount: faults.length,
    faults: faults.slice(0, MAX_FAULTS).map(({ number: row, isEmpty: _, ...fault }) => ({ row, ...fault })),
  }
}
