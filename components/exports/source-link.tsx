import type { Source } from '@/lib/site/sources'

/** The link that a provider's licence asks for beside its figures. */
export function SourceLink({ source }: { source: Source }) {
  return <a href={source.url}>{source.name}</a>
}
