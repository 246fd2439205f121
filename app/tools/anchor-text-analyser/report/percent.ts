/** Formats a share from 0 to 1 with at most one decimal. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
