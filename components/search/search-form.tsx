import { Button } from '@/components/elements/button'
import styles from './search-form.module.css'

/** Opens `/docs/search` with what is typed; works without scripts. */
export function SearchForm() {
  return (
    <form data-markdown-ignore data-print="no" className={styles.form} action="/docs/search" method="get">
      <label htmlFor="search">Search the documentation, guides and tools</label>
      <div className={styles.line}>
        <input
          id="search"
          className={styles.field}
          type="search"
          name="q"
          required
          placeholder="Retry-After, follow-up"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </div>
    </form>
  )
}
