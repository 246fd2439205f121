/** The verdicts with their headings, in the order of a report. */
export const verdicts = { fix: 'Fix', review: 'Review', fine: 'OK' } as const

export type Verdict = keyof typeof verdicts

export interface Email {
  subject: string
  body: string
}

/** A passage of an e-mail. */
export interface Place {
  part: keyof Email
  start: number
  text: string
  /** What is wrong with this one, where that differs from place to place. */
  why?: string
}

export interface Finding {
  verdict: Verdict
  title: string
  detail: string
  /** In the order of the e-mail. */
  places: readonly Place[]
  /** Who says so. */
  source?: { title: string; url: string }
}

const ORDER = Object.keys(verdicts)

const by =
  (verdict: Verdict) =>
  (title: string, detail: string, places: readonly Place[] = []): Finding => ({ verdict, title, detail, places })

export const fix = by('fix')
export const review = by('review')
export const fine = by('fine')

/** A finding where there is a place of it. */
export function findingOf(places: readonly Place[], make: typeof fix, title: string, detail: string): Finding[] {
  return places.length > 0 ? [make(title, detail, places)] : []
}

export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
}

/** The places of what `find` finds in the subject and in the body. */
export function placesIn<Found extends { start: number; text: string; why?: string }>(
  email: Email,
  find: (text: string) => readonly Found[],
): (Found & Place)[] {
  return (['subject', 'body'] as const).flatMap((part) => find(email[part]).map((found) => ({ ...found, part })))
}

/** The different texts of places, as they are listed in a report. Those with the same reason stand together. */
export function quotesOf({ places }: Finding): string[] {
  return [...new Set(places.map(({ why }) => why))].flatMap((why) => {
    const texts = [...new Set(places.filter((place) => place.why === why).map(({ text }) => text))]
    return why ? `“${texts.join('”, “')}”: ${why}` : texts
  })
}
