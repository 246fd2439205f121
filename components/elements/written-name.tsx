import { writtenDomain } from '@/lib/domain/written-domain'

export function WrittenName({ name }: { name: string }) {
  return writtenDomain(name)
}
