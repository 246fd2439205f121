/** A share from 0 to 1, with one decimal at most. */
export function percent(share: number): string {
  return `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })}%`
}
