import { type InputHTMLAttributes, useId } from 'react'
import { Button } from './button'
import styles from './query-form.module.css'

/** A form with one field that opens a page with it as a parameter; works without scripts. */
export function QueryForm({
  action,
  label,
  submitLabel,
  ...field
}: {
  action: string
  label: string
  submitLabel: string
  /** The parameter. */
  name: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'placeholder'>) {
  const id = useId()
  return (
    <form data-markdown-ignore className={styles.form} action={action} method="get">
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          {...field}
          id={id}
          className={styles.field}
          required
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
        />
        <Button isPrimary type="submit">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
