import { type ReactNode, useEffect, useRef } from 'react'
import { isSame } from '@/components/elements/is-same'
import type { Field, Filled } from './field'
import styles from './fold.module.css'
import { useFormPart } from './use-form-part'

/** Fields that few visitors need, below their `title`. It opens where one of them is filled in, and stays open. */
export function Fold({
  title,
  form,
  fields,
  children,
}: {
  title: string
  form: Filled
  fields: readonly (readonly [name: string, field: Field])[]
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const isFilled = useFormPart(form, ({ state }) =>
    fields.some(([name, { initial }]) => !isSame(state().values[name], initial)),
  )
  useEffect(() => {
    if (isFilled && details.current) details.current.open = true
  }, [isFilled])
  return (
    <details ref={details} className={styles.fold}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
