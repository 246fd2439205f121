interface Parameter {
  name: string
  values: string[]
  /** Left out while it is empty. */
  isOptional: boolean
}

/** The path of an endpoint with its query, as a request sends it. */
export function requestTarget(path: string, parameters: Parameter[]): string {
  const query = parameters.flatMap(({ name, values, isOptional }) => {
    if (isOptional && values.every((value) => !value.trim())) return []
    return values.map((value) => `${name}=${encodeURIComponent(value.trim())}`)
  })
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
