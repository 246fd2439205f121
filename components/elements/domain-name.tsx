import { lazyPart } from './lazy-part'

const WrittenName = lazyPart(
  () => import('./written-name').then((module) => module.WrittenName),
  ({ name }) => name,
)

/** A domain as people write it. Few have other letters, so the table of Punycode is loaded for those alone. */
export function DomainName({ name }: { name: string }) {
  return name.includes('xn--') ? <WrittenName name={name} /> : name
}
