import fc from 'fast-check'

const at = (path: string, share: number) => 1 + Math.floor(share * (path.length - 1))
const slash = (path: string, share: number) => {
  const slashes = [...path].flatMap((character, index) => (character === '/' ? [index] : []))
  return slashes[Math.floor(share * slashes.length)] ?? 0
}
const insert = (path: string, index: number, text: string) => path.slice(0, index) + text + path.slice(index)

type Spell = (path: string, share: number) => string

const ENDINGS = ['/', '//', '.', '%20', '/index', '/index.html', '.md', '/index.md']

const SPELLS: Spell[] = [
  (path, share) => path.slice(0, at(path, share)) + path.slice(at(path, share)).toUpperCase(),
  (path, share) => {
    const index = at(path, share)
    const code = path.charCodeAt(index).toString(16).padStart(2, '0')
    return `${path.slice(0, index)}%${code}${path.slice(index + 1)}`
  },
  (path, share) => insert(path, slash(path, share), '/'),
  ...ENDINGS.map(
    (ending): Spell =>
      (path) =>
        path + ending,
  ),
  (path) => `/md${path}`,
  (path) => `/index${path}`,
]

/** Spellings that are one or two changes away from one of `paths`, and are none of them. */
export function spellingsOf(paths: readonly string[]): fc.Arbitrary<string> {
  const known = new Set(paths)
  const spell = fc.tuple(fc.constantFrom(...SPELLS), fc.double({ min: 0, max: 0.999, noNaN: true }))
  return fc
    .tuple(fc.constantFrom(...paths), fc.array(spell, { minLength: 1, maxLength: 2 }))
    .map(([path, spells]) => spells.reduce((spelled, [change, share]) => change(spelled, share), path))
    .filter((path) => !known.has(path))
}
