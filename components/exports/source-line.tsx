import { englishDay } from '@/components/elements/english'
import type { Source } from '@/lib/site/sources'
import { SourceLink } from './source-link'

/** Whose figures these are, their scale, and the day of their data where the provider names one. */
export function SourceLine({ source, day }: { source: Source; day?: string }) {
  return (
    <>
      <SourceLink source={source} />, {source.scale}, as published by the provider
      {day !== undefined && `, as of ${dayText(day)}`}.
    </>
  )
}

/** The provider's own text where it is no day. */
function dayText(text: string): string {
  const day = new Date(text)
  return Number.isNaN(day.getTime()) ? text : englishDay(day)
}
