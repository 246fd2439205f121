import { lazyPart } from './lazy-part'

const WrittenName = lazyPart(
  async () => {
    const { writtenDomain } = await import('@/lib/domain/written-domain')
    return ({ name }: { name: string }) => writtenDomain(name)
  },
  ({ name }) => name,
)

/** A domain as people write it. Few have other letters, so the table of Punycode is loaded for those alone. */
export function DomainName({ name }: { name: string }) {
  return name.includes('xn--') ? <WrittenName name={name} /> : name
}
