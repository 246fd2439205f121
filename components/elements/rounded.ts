/** A figure for people: at most two decimals. Programs get the number itself. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
