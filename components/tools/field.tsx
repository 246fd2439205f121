import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
}

/** A control with its label and a hint. Give the control no `name`, so that a form without its script sends nothing. */
export function Field({
  label,
  hint,
  children,
}: {
  label: string
  hint?: ReactNode
  children: (props: ControlProps) => ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': hint ? `${id}-hint` : undefined })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
