import { useId } from 'react'
import { Button } from '@/components/elements/button'
import styles from './quick-check.module.css'

/** A form that opens a checker with one domain or several; works without scripts. */
export function QuickCheck({ action, label }: { action: string; label: string }) {
  const id = useId()
  return (
    <form data-markdown-ignore className={styles.form} action={action} method="get">
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.field}
          type="text"
          name="domains"
          required
          placeholder="example.com, example.org"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
        />
        <Button type="submit">Check</Button>
      </div>
    </form>
  )
}
