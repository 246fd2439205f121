/** The URL to which a formula such as `HYPERLINK("https://example.com","Example")` leads. */
export function linkInFormula(formula = ''): string | undefined {
  const [, url] = /^(?:of:)?=?\s*HYPERLINK\(\s*"([^"]+)"/i.exec(formula) ?? []
  return url
}
