import { rounded } from '@/components/elements/rounded'

/** A share from 0 to 1 as a length in a drawing, to two decimals. */
export function percent(share: number): string {
  return `${rounded(share * 100)}%`
}
