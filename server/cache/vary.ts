/** A `Vary` that names `first` and then what `given` names besides, each once. */
export function foldVary(first: string, given: string | undefined): string {
  const names = new Map<string, string>()
  for (const name of `${first},${given ?? ''}`.split(',').map((one) => one.trim())) {
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()].join(', ')
}
