/** Excel's limit. */
const MAX_URL = 2_083
const LINK = new RegExp(`^(?:of:)?=?\\s*HYPERLINK\\(\\s*"([^"]{1,${MAX_URL}})"\\s*[,;)]`, 'i')

/** The URL to which a formula such as `HYPERLINK("https://example.com","Example")` leads. */
export function linkInFormula(formula = ''): string | undefined {
  return LINK.exec(formula)?.[1]
}
