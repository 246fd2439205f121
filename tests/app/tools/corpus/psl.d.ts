/** The package has types, but its `exports` do not lead to them. */
declare module 'psl' {
  const psl: { get(host: string): string | null }
  export default psl
}
