import { useRef, useState } from 'react'
import { useAllSites } from '@/components/all-sites/use-all-sites'
import { useLists } from '@/components/saved-lists/use-lists'
import styles from './list-choice.module.css'

/** The lists of this browser, by name. They are read once somebody wants to see them. */
export function ListChoice({ onChoose }: { onChoose: (id: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  function choose(id: string) {
    onChoose(id)
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={details} className={styles.choice} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Use one of your lists</summary>
      {isOpen && <Choice onChoose={choose} />}
    </details>
  )
}

function Choice({ onChoose }: { onChoose: (id: string) => void }) {
  const lists = useLists()
  const found = useAllSites(false)
  return (
    <div>
      <ul>
        {lists?.map(({ list: { id, name } }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              {name}
            </button>{' '}
            <span>{found?.counts[id]}</span>
          </li>
        ))}
      </ul>
      <p>
        {lists === null && 'Your browser no longer lets this page read them. '}
        {lists?.length === 0 && 'None is left. '}
        <a href="/tools/your-lists">Manage your lists</a>
      </p>
    </div>
  )
}
