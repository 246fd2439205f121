import type { Thread } from '@/app/tools/outreach-email-checker/report/thread-report'
import { hasMembersOf } from '@/components/storage/hand-over'

export const EMPTY_THREAD: Thread = { site: '', subject: '', body: '', followUps: [] }

export function isEmptyThread({ site, subject, body, followUps }: Thread): boolean {
  return [site, subject, body, ...followUps].every((text) => text.trim() === '')
}

/** A thread that is kept, which a page of an older build may have left. */
export function readThread(record: unknown): Thread | undefined {
  if (!hasMembersOf(record, EMPTY_THREAD) || !Array.isArray(record.followUps)) return undefined
  const { site, subject, body, followUps } = record
  return followUps.every((text) => typeof text === 'string') ? { site, subject, body, followUps } : undefined
}
