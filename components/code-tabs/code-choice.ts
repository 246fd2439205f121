export const CODES = ['curl', 'javascript', 'python'] as const

/** A language of the examples. */
export type Code = (typeof CODES)[number]

const KEY = 'code'

/** Runs before the first paint: styles show the examples in the language that `data-code` of the root names. */
export const MARK_CHOSEN_CODE = `try{const code=localStorage.getItem('${KEY}');if(/^(${CODES.join('|')})$/.test(code))document.documentElement.dataset.code=code}catch{}`

const listeners = new Set<() => void>()

export function chosenCode(): Code {
  const { code } = document.documentElement.dataset
  return CODES.find((known) => known === code) ?? CODES[0]
}

/** Shows all examples in one language, on this page and on later visits. */
export function chooseCode(code: Code): void {
  document.documentElement.dataset.code = code
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Blocked site data: the choice holds until the page is left.
  }
}

export function onCodeChosen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
