import fc from 'fast-check'

const ENDINGS = ['/', '//', '.', '%20', '/index', '/index.html', '.md', '/index.md']
const FOLDERS = ['/md', '/index']

function spelled(path: string): fc.Arbitrary<string> {
  const changed = (change: (before: string, after: string) => string) =>
    fc.integer({ min: 1, max: Math.max(1, path.length - 1) }).map((at) => change(path.slice(0, at), path.slice(at)))
  const slashes = [...path.matchAll(/\//g)].map(({ index }) => index)
  return fc.oneof(
    { weight: ENDINGS.length, arbitrary: fc.constantFrom(...ENDINGS).map((ending) => path + ending) },
    { weight: FOLDERS.length, arbitrary: fc.constantFrom(...FOLDERS).map((folder) => folder + path) },
    fc.constantFrom(...slashes).map((at) => `${path.slice(0, at)}/${path.slice(at)}`),
    changed((before, after) => before + after.toUpperCase()),
    changed((before, after) => before + after.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`)),
  )
}

/** Spellings that are one or two changes away from one of `paths`, and are none of them. */
export function spellingsOf(paths: readonly string[]): fc.Arbitrary<string> {
  const known = new Set(paths)
  const once = fc.constantFrom(...paths).chain(spelled)
  return fc.oneof(once, once.chain(spelled)).filter((path) => !known.has(path))
}
