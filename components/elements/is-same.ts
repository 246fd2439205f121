/** Whether two values that can be saved are alike, with all that is in them. A member that is missing is undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  }
  if (!isRecord(one) || !isRecord(other)) return one === other
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
