import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/elements/lazy-part'
import { browserStore } from '@/components/store/browser-store'
import type { Values } from './field'
import type { Form } from './form'

// A page without a saved list does without it.
const LazyChoice = lazyPart(
  () => import('./list-choice').then((module) => module.ListChoice),
  () => null,
)

/** Offers the lists of this browser for a field that takes one. */
export function OfferedLists<V extends Values>({ form, name }: { form: Form<V>; name: string }) {
  const [hasLists, setHasLists] = useState(false)
  useEffect(() => void browserStore.keys('lists').then(({ length }) => setHasLists(length > 0)), [])
  return hasLists && <LazyChoice onChoose={(id) => void form.open(id, name)} />
}
