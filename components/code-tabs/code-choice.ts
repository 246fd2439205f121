export const CODES = ['curl', 'javascript', 'python'] as const

/** A language of the examples. */
export type Code = (typeof CODES)[number]

const KEY = 'code'

/** Runs before the first paint: styles show the examples in the language that `data-code` of the root names. */
export const MARK_CHOSEN_CODE = `try{const code=localStorage.getItem('${KEY}');if(/^(${CODES.join('|')})$/.test(code))document.documentElement.dataset.code=code}catch{}`

export function chosenCode(): string {
  return document.documentElement.dataset.code ?? CODES[0]
}

/** Shows all examples in one language, on this page and on later visits. */
export function chooseCode(code: string): void {
  document.documentElement.dataset.code = code
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Blocked site data: the choice holds until the page is left.
  }
}
