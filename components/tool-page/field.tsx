import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** A control with its label and a hint. Give the control no `name`, so that a form without its script sends nothing. */
export function Field<K extends 'input' | 'select' | 'textarea' = 'input'>({
  as,
  label,
  hint,
  ...control
}: { as?: K; label: string; hint?: ReactNode } & ComponentProps<K>) {
  const id = useId()
  const Control = (as ?? 'input') as ElementType
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Control {...control} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
