/** Something that an operator should know, with what to do about it. */
export interface Finding {
  /** Whether the deployment breaks a promise of the site. */
  isFault: boolean
  text: string
}

export const fault = (text: string): Finding => ({ isFault: true, text })
export const warning = (text: string): Finding => ({ isFault: false, text })

/** One line, whatever the deployment put into it. */
export function lineOf({ isFault, text }: Finding): string {
  return `${isFault ? 'FAULT  ' : 'WARNING'}  ${text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')}`
}
