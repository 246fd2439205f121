import { type FormEvent, useId } from 'react'
import { Button } from '@/components/elements/button'
import { ButtonLink } from '@/components/elements/button-link'
import { englishDay } from '@/components/elements/english'
import { DownloadButton } from '@/components/exports/download-button'
import type { List } from '@/components/list-reading/list'
import { describeDecisions } from '@/components/review/decision-words'
import { browserLists } from '@/components/saved-lists/browser-lists'
import { fileName, renamed } from '@/components/saved-lists/list-name'
import type { OpenList } from '@/components/saved-lists/lists'
import { sizeOf } from '@/components/saved-lists/size-of'
import { pathWithList } from '@/components/tool-form/link'
import type { ToolPath } from '@/lib/site/tools'
import styles from './your-lists.module.css'

export interface Action {
  path: ToolPath
  label: string
}

/** Where a list is opened first. The link gap says nothing of one export alone. */
export function mainAction({ isExport }: Pick<List, 'isExport'>): Action {
  return isExport
    ? { path: '/tools/anchor-text-analyser', label: 'Analyse anchors' }
    : { path: '/tools/prospect-list-cleaner', label: 'Open' }
}

/** A list: what it is, what one does with it first, and a menu with the rest. */
export function ListItem({
  opened: { list, file },
  sites,
  targets,
  never,
  onDelete,
}: {
  opened: OpenList
  /** How many sites it has, and what is known of them. */
  sites: string | undefined
  targets: readonly Action[]
  never: ReadonlySet<string>
  onDelete: () => void
}) {
  const { id, name, savedMs, decisions } = list
  const heading = useId()
  const main = mainAction(list)
  const facts = [englishDay(new Date(savedMs)), sizeOf(file), sites, describeDecisions(decisions, never)]

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = renamed(name, String(new FormData(event.currentTarget).get('name')))
    // From then on the field has the name of the list, which keeps its ending.
    event.currentTarget.reset()
    if (next !== name) void browserLists.change(id, { type: 'renamed', name: next })
  }

  return (
    <li className={styles.item}>
      <h3 id={heading}>{name}</h3>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <ButtonLink href={pathWithList(main.path, id)} aria-describedby={heading}>
        {main.label}
      </ButtonLink>
      <details className={styles.menu}>
        <summary aria-describedby={heading}>More</summary>
        <ul>
          {targets
            .filter(({ path }) => path !== main.path)
            .map(({ path, label }) => (
              <li key={path}>
                <a href={pathWithList(path, id)} aria-describedby={heading}>
                  {label}
                </a>
              </li>
            ))}
        </ul>
        <form className={styles.actions} onSubmit={rename}>
          <input
            name="name"
            type="text"
            aria-label="New name"
            defaultValue={name}
            onFocus={({ currentTarget }) => currentTarget.select()}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" aria-describedby={heading}>
            Rename
          </Button>
          <DownloadButton label="Download" fileName={fileName(name)} file={() => file} describedBy={heading} />
          <Button aria-describedby={heading} onClick={onDelete}>
            Delete
          </Button>
        </form>
      </details>
    </li>
  )
}
