import type { OpenedList } from '@/components/tool-form/opened-list'
import type { AnalyserValues } from './definition'
import type { LinkExport } from './messages'

/** The exports that are filled in, by their places in the form. */
export function sourcesOf(exports: AnalyserValues['exports'], given: readonly OpenedList[]): LinkExport[] {
  const filled = exports.flatMap(({ domain, brands }, id) => {
    const { file, name, reading: choice, id: list } = given[id] ?? {}
    if (!file || file.size === 0) return []
    const fileName = list === undefined ? '' : name?.replace(/\.(?:csv|tsv|txt|xlsx|ods)$/i, '')
    return [
      {
        id,
        name: domain.trim() || fileName || `Export ${id + 1}`,
        file,
        domain: domain.trim(),
        brands: splitList(brands),
        choice,
      },
    ]
  })
  // Two exports of one site keep apart by their numbers.
  return filled.map((source, index) =>
    filled.some(({ name }, at) => name === source.name && at !== index)
      ? { ...source, name: `${source.name} (${index + 1})` }
      : source,
  )
}

/** The entries of a text, between commas or line ends. */
export function splitList(text: string): string[] {
  return text
    .split(/[,;\n、，；،]/)
    .map((item) => item.trim())
    .filter(Boolean)
}
