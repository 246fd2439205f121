import type { StructuredData } from '@/lib/head/structured-data'

/** Structured data (schema.org) for search engines. */
export function JsonLd({ graph }: { graph: readonly StructuredData[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  // Escapes `<`, so that no text can end the script.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
