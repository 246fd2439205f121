import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { isSame } from './define-tool'
import type { Field, Filled } from './field'
import styles from './fold.module.css'

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
  const holds = () => fields.some(([name, { initial }]) => !isSame(form.state().values[name], initial))
  const isFilled = useSyncExternalStore(form.subscribe, holds, holds)
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
