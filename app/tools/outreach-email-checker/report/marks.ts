import type { Email, Finding, Verdict } from '@/app/tools/outreach-email-checker/checks/findings'

interface Segment {
  text: string
  /** Undefined for text between marks. */
  mark?: { verdict: Verdict; number: number }
}

/** More marks than a reader follows, and than a browser draws at once. */
const MAX_MARKS = 300

/** Cuts one part of an e-mail at the places of findings, which are numbered from 1. Where places overlap, the first wins. */
export function segmentsOf(email: Email, part: keyof Email, findings: readonly Finding[]): Segment[] {
  const text = email[part]
  const places = findings
    .flatMap(({ verdict, places: found }, index) => found.map((place) => ({ ...place, verdict, number: index + 1 })))
    .filter((place) => place.part === part)
    .sort((a, b) => a.start - b.start || b.text.length - a.text.length)
  const segments: Segment[] = []
  let end = 0
  let marks = 0
  for (const { start, text: quote, verdict, number } of places) {
    if (start < end || marks === MAX_MARKS) continue
    if (start > end) segments.push({ text: text.slice(end, start) })
    segments.push({ text: quote, mark: { verdict, number } })
    end = start + quote.length
    marks++
  }
  if (end < text.length) segments.push({ text: text.slice(end) })
  return segments
}
