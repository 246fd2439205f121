/** The package's module with separate exports, so that bundles take only what they use. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string
}
