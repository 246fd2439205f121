/** The suffixes that exports of this site have, and the number that a browser adds to a second download. */
const SUFFIXED =
  /^(.+?)((?:-cleaned|-domain-rating|-pagerank)*)(?: \(\d+\))?\.(?:(?:csv|tsv|txt)(?:\.gz)?|xlsx|ods|zip|gz)$/is

/** `list-cleaned.csv` for `list.csv`, and for `list-cleaned (1).csv`, whose suffix is not added twice. */
export function exportName(name: string, suffix: string, ending: string, pasted = 'sheet'): string {
  const [, stem = pasted, suffixes = ''] = SUFFIXED.exec(name) ?? []
  return `${stem}${suffixes.replaceAll(`-${suffix}`, '')}-${suffix}.${ending}`
}
