import type { OutgoingHttpHeader } from 'node:http'

/** A `Vary` that names `first` and then what `given` names besides, each once. */
export function foldVary(first: readonly string[], given: OutgoingHttpHeader | undefined): string {
  const names = [...first, ...varyNames(given)]
  const same = (name: string) => names.find((other) => other.toLowerCase() === name.toLowerCase())
  return [...new Set(names.map(same))].join(', ')
}

/** The field names in a `Vary`, in the case that they were sent in. */
export function varyNames(given: OutgoingHttpHeader | undefined): string[] {
  return [given ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
